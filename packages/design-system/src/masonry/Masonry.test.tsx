import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Masonry } from './Masonry.tsx'
import { prepackSource } from './prepack.ts'

type Picture = { id: string; ratio: number }
const pictures = Array.from({ length: 3 }, (_, index): Picture => ({ id: `p${index}`, ratio: 1 + index / 3 }))

const html = renderToString(
  <Masonry
    items={pictures}
    keyOf={(picture: Picture) => picture.id}
    ratioOf={(picture: Picture) => picture.ratio}
    captionHeightOf={({ ratio }) => (ratio > 1.5 ? 0 : 28)}
    renderItem={(picture: Picture) => <b>{picture.id}</b>}
    label="Pictures"
    onNearEnd={() => {}}
  />,
)

it('server-renders every item, as a list of unknown length while there may be more', () => {
  expect(html.match(/role="listitem"/g)).toHaveLength(3)
  expect(html).toContain('aria-posinset="2" aria-setsize="-1"')
})

it('puts the pre-paint script before the list, with its data on the grid', () => {
  expect(html).toContain('data-ratios="1,1.3333,1.6667" data-captions="28,28,0"')
  expect(html.indexOf(prepackSource)).toBeGreaterThan(0)
  expect(html.indexOf(prepackSource)).toBeLessThan(html.indexOf('role="list"'))
})

it('needs no inline style from the server', () => {
  expect(html).not.toContain('style=')
})
