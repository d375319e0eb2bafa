export const texts = {
  'welcome.owner.title': 'Welcome, {name}. This place is yours',
  'welcome.owner.text': 'Your Corkboard is running and you are its owner. Here is how it comes to life:',
  'welcome.board': 'Make a board',
  'welcome.board.text': 'A board gathers what belongs together: a room, a trip, a recipe to try.',
  'welcome.upload': 'Upload pictures',
  'welcome.upload.text': 'Drop in as many as you like at once. They stay on your server.',
  'welcome.demo': 'See it full of life',
  'welcome.demo.text':
    'Run this once in another terminal. It adds twelve people with boards and pins, and “demo remove” takes them away again.',
  'welcome.demo.command': 'npm run corkboard -- demo load',
  'welcome.member.title': 'It is quiet here, {name}',
  'welcome.member.text': 'Nobody has pinned anything public yet. Be the first:',
  'welcome.upload.choose': 'Choose pictures',
} as const
