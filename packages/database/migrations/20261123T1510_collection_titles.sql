-- Titles of automatic collections are made for each reader from their topic.
update articles set title = '', description = '' where is_automatic;
