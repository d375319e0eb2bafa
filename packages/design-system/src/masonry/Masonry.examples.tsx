import type { Example } from '../base/example.ts'
import '../base/tones.css'
import styles from './Masonry.examples.module.css'
import { Masonry } from './Masonry.tsx'

type Picture = { id: string; ratio: number }

const pictures = Array.from({ length: 40 }, (_, index): Picture => ({
  id: `Picture ${index + 1}`,
  ratio: 0.8 + ((index * 7) % 10) / 9,
}))
const keyOf = (picture: Picture) => picture.id
const ratioOf = (picture: Picture) => picture.ratio
const captionHeightOf = () => 48
const card = (picture: Picture, index: number) => (
  <a href="#masonry" className={styles.card}>
    <span className={styles.picture} data-tone={index % 8} />
    <span className={styles.caption}>{picture.id}</span>
  </a>
)

export const example: Example = {
  name: 'Masonry',
  states: {
    pictures: (
      <Masonry
        items={pictures}
        keyOf={keyOf}
        ratioOf={ratioOf}
        renderItem={card}
        captionHeightOf={captionHeightOf}
        label="Pictures"
        skeletons={6}
      />
    ),
  },
}
