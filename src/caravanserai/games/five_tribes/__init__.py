"""Five Tribes with The Thieves of Naqala."""
