import { expect, it } from 'vitest'
import { descriptionHtml } from './description-html.ts'

const REL = 'rel="nofollow ugc noopener noreferrer" target="_blank"'

it.each([
  ['Tea & <b>cake</b>', 'Tea &amp; &lt;b&gt;cake&lt;/b&gt;'],
  ['one\ntwo', 'one<br>two'],
  [
    'See https://tea.example/a?b=1&c=2.',
    `See <a href="https://tea.example/a?b=1&amp;c=2" ${REL}>https://tea.example/a?b=1&amp;c=2</a>.`,
  ],
  ['(http://tea.example)', `(<a href="http://tea.example" ${REL}>http://tea.example</a>)`],
  [
    '(https://tea.example/Oolong_(tea)).',
    `(<a href="https://tea.example/Oolong_(tea)" ${REL}>https://tea.example/Oolong_(tea)</a>).`,
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://user:word@tea.example/', 'https://user:word@tea.example/'],
  ['https://', 'https://'],
  ['https://a.example/"onload="x', `<a href="https://a.example/" ${REL}>https://a.example/</a>&quot;onload=&quot;x`],
  [
    '<script>https://a.example/</script>',
    `&lt;script&gt;<a href="https://a.example/" ${REL}>https://a.example/</a>&lt;/script&gt;`,
  ],
])('[PIN-02 a] %j as HTML', (description, html) => {
  expect(descriptionHtml(description, (url) => url)).toBe(html)
})
