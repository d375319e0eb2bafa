export const texts = {
  'preference.unsaved': 'Not saved yet',
  'preference.undo': 'Undo changes',
  'settings.save': 'Save',
  'settings.saved': 'Saved',
} as const
