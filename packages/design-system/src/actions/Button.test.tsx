import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkContext } from '../base/LinkContext.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

it('does not submit a form by default', () => {
  expect(renderToString(<Button>Save</Button>)).toMatch(/^<button type="button"/)
  expect(renderToString(<Button type="submit">Save</Button>)).toMatch(/^<button type="submit"/)
})

it('is marked as busy and can keep the focus', () => {
  const html = renderToString(<Button pending>Saving</Button>)
  expect(html).toContain('aria-busy="true" aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
})

it('is a link with an address, rendered by the application’s own link component if there is one', () => {
  expect(renderToString(<Button href="/ideas">Ideas</Button>)).toMatch(/^<a href="\/ideas"/)
  const html = renderToString(
    <LinkContext value={({ children, href }) => <a href={`/de${href}`}>{children}</a>}>
      <Button href="/ideas">Ideas</Button>
    </LinkContext>,
  )
  expect(html).toBe('<a href="/de/ideas">Ideas</a>')
})

it('an icon button has its label as its name', () => {
  expect(renderToString(<IconButton label="Share" icon="x" />)).toContain('aria-label="Share"')
})
