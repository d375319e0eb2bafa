/** Five colors from dark to light, with the words people use for them. */
export interface Palette {
  name: string
  words: string
  /** Text and outlines. */
  ink: string
  deep: string
  accent: string
  soft: string
  /** The background of everything else. */
  paper: string
}

const palette = (name: string, words: string, colors: string): Palette => {
  const [ink, deep, accent, soft, paper] = colors.split(' ') as [string, string, string, string, string]
  return { name, words, ink, deep, accent, soft, paper }
}

export const PALETTES: readonly Palette[] = [
  palette('Terracotta Noon', 'terracotta and sage', '#3b2a24 #7c8a6b #c8663f #e9b78f #f7ecdd'),
  palette('Harbor Fog', 'slate and sea glass', '#22333b #4f6d7a #7fb0a8 #c0d6df #f1f2ea'),
  palette('Saffron Market', 'saffron and plum', '#3d1f35 #7b2d4b #e08e1b #f3c766 #fbf0d9'),
  palette('Fern House', 'fern and cream', '#1f3326 #3f6b4d #8fae6b #cfdcae #f6f3e4'),
  palette('Blue Hour', 'indigo and apricot', '#1b2347 #3c4c8a #f0926b #f6c6a3 #f8efe6'),
  palette('Rose Clay', 'dusty rose and clay', '#4a2b2d #a4545a #d98880 #efc4b7 #fbf1ec'),
  palette('Lemon Grove', 'lemon and olive', '#2f3a1c #75803a #e4b624 #f3df8a #fcf8e3'),
  palette('Deep Lagoon', 'teal and coral', '#0e2f3a #1b6a73 #ef6f55 #8fcdc2 #f3efe3'),
  palette('Juniper', 'juniper and ice', '#182c33 #2f5a5e #5c9a93 #b6d8d0 #eef5f0'),
  palette('Fig & Honey', 'fig and honey', '#2c1a30 #65406b #d79a3c #e7c9a0 #f8f0e4'),
  palette('Cherry Lacquer', 'cherry and blush', '#31111a #8e1f33 #d9473f #f0a793 #fbece2'),
  palette('Lilac Rain', 'lilac and moss', '#2e2a45 #6b5f9e #b39bd6 #a9b98a #f5f1f5'),
  palette('Cinnamon', 'cinnamon and oat', '#38231a #7d4c30 #b97a4b #d9b994 #f4eadb'),
  palette('Mint Deco', 'mint and brass', '#14302d #2f6f62 #c89b3c #a9d6bf #f4f1e2'),
  palette('Tangerine Sky', 'tangerine and denim', '#1e2a44 #40608c #ef7c2e #f7b977 #f9f0e1'),
  palette('Orchid Noir', 'orchid and ink', '#17131f #4a2757 #c0508f #e9a7c2 #f7edf1'),
  palette('Desert Sage', 'sand and sage', '#37352a #71785a #c79a63 #e2c9a1 #f5eee0'),
  palette('Nordic Berry', 'lingonberry and snow', '#202a36 #4b5f73 #b5304a #d8dfe4 #f6f6f3'),
]

export const byName = (name: string): Palette => {
  const found = PALETTES.find((candidate) => candidate.name === name)
  if (!found) throw new RangeError(`no palette named ${name}`)
  return found
}
