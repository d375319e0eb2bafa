export const texts = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.search': 'Go to the search field',
  'shortcuts.builder': 'Create pins',
  'shortcuts.help': 'Show this list',
  'shortcuts.neighbors': 'Previous and next pin, on a pin’s page',
  'shortcuts.escape': 'Back to where you were, or close what is open',
  'shortcuts.close': 'Close',
} as const
