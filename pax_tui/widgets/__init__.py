"""What is drawn: widgets get view models and post messages; none imports rules."""
