/** The user's texts for a picture. */
export interface PinTexts {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
}

export const PIN_TEXTS: readonly (keyof PinTexts)[] = ['title', 'description', 'alt_text', 'link']
