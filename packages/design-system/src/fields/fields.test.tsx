import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

describe('a field', () => {
  const html = renderToString(<TextField id="mail" label="E-mail" hint="Never shown." error="Not whole yet." />)

  it('labels its control', () => {
    expect(html).toContain('for="mail"')
    expect(html).toContain('<input type="text" id="mail"')
  })

  it('describes its control by the error, then the hint', () => {
    expect(html).toContain('aria-describedby="mail-error mail-hint"')
    expect(html).toMatch(/id="mail-error"[^>]*role="alert"/)
    expect(html).toContain('aria-invalid="true"')
  })

  it('has no error attributes without an error', () => {
    const plain = renderToString(<TextField label="Name" />)
    expect(plain).not.toMatch(/aria-invalid|aria-describedby|alert/)
  })

  it('shows its length only if it has a limit', () => {
    expect(renderToString(<TextField label="Title" maxLength={50} defaultValue="Kitchens" />)).toContain('8 / 50')
    expect(renderToString(<TextArea label="Text" maxLength={500} value="abc" readOnly />)).toContain('3 / 500')
    expect(renderToString(<TextArea label="Text" defaultValue="abc" />)).not.toContain(' / ')
  })

  it('counts characters as users see them and truncates nothing', () => {
    expect(renderToString(<TextField label="Title" maxLength={2} defaultValue="🧶🧵" />)).toContain('2 / 2')
    const html = renderToString(<TextArea label="Text" maxLength={3} value="four" readOnly />)
    expect(html).toContain('4 / 3')
    expect(html).not.toMatch(/maxlength/i)
  })
})

it('a password is hidden at first, with a named button to show it', () => {
  const html = renderToString(<PasswordField label="Password" showLabel="Show it" hideLabel="Hide it" />)
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show it"')
})

it('radio buttons share a name and a legend', () => {
  const html = renderToString(
    <RadioGroup
      label="Who can see it"
      name="privacy"
      defaultValue="public"
      options={[
        { value: 'public', label: 'Everyone' },
        { value: 'secret', label: 'Nobody else' },
      ]}
    />,
  )
  expect(html.match(/name="privacy"/g)).toHaveLength(2)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<legend[^>]*>Who can see it/)
})
