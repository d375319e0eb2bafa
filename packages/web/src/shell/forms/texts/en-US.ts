export const texts = {
  'preference.unsaved': 'Unsaved changes',
  'preference.undo': 'Undo changes',
  'settings.save': 'Save',
  'settings.saved': 'Saved',
} as const
