export const texts = {
  'closeup.back': 'Back',
  'closeup.zoom.magnify': 'Magnify',
  'closeup.zoom': 'Zoom in',
  'closeup.zoom.close': 'Close zoom',
  'closeup.savedOn': 'Saved to',
  'closeup.firstPinnedBy': 'First pinned by',
  'closeup.more': 'More like this',
  'closeup.more.empty': 'Nothing similar yet',
} as const
