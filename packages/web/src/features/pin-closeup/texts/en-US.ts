export const texts = {
  'closeup.zoom.magnify': 'Magnify',
  'closeup.zoom': 'Look closer',
  'closeup.zoom.close': 'Close the large picture',
  'closeup.savedOn': 'Saved to',
  'closeup.firstPinnedBy': 'First pinned by',
  'closeup.more': 'More like this',
  'closeup.more.empty': 'Nothing like it yet',
} as const
