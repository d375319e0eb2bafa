import { expect, it } from 'vitest'
import { embedCode } from './embed-code.ts'

const image = { url: '/media/564x/ab/cd/x.webp', width: 564, height: 846 }

it('is the picture with a link to the pin, at any address', () => {
  expect(
    embedCode({ title: 'A tap', alt_text: '', images: { '564x': image } }, 'https://corkboard.example/pin/1/'),
  ).toBe(
    '<a href="https://corkboard.example/pin/1/"><img src="https://corkboard.example/media/564x/ab/cd/x.webp" alt="A tap" width="564" height="846" style="max-width:100%;height:auto"></a>',
  )
})

it('lets no title become markup', () => {
  const title = '"><script>alert(1)</script>&'
  expect(embedCode({ title, alt_text: '', images: { '564x': image } }, 'https://corkboard.example/pin/1/')).toContain(
    'alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"',
  )
})
