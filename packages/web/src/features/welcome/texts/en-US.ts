export const texts = {
  'welcome.owner.title': 'Welcome, {name}. This place is yours',
  'welcome.owner.text': 'Corkboard is running and you’re its owner. Here’s how to bring it to life:',
  'welcome.board': 'Create a board',
  'welcome.board.text': 'Collect what belongs together: a room, a trip, a recipe to try.',
  'welcome.upload': 'Upload images',
  'welcome.upload.text': 'Drop in as many as you like. They stay on your server.',
  'welcome.demo': 'Try it with a demo',
  'welcome.demo.text':
    'Run this in another terminal to add twelve people with boards and pins. “demo remove” deletes them again.',
  'welcome.demo.command': 'npm run corkboard -- demo load',
  'welcome.member.title': 'It’s quiet here, {name}',
  'welcome.member.text': 'No public pins yet. Be the first:',
  'welcome.upload.choose': 'Choose images',
} as const
