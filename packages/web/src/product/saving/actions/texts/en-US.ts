export const texts = {
  'pin.saved.to': 'Saved to {board}',
  'pin.saved.several': '{count} pins saved to {board}',
  'pin.saved.twice': 'Saved to {board} again',
  'pin.saved.again': 'Saved to {board}. You have it on {other} too.',
  'pin.saved.alike': 'Saved to {board}. Something that looks the same is on {other}.',
  'pin.unsaved': 'Removed from {board}',
} as const
