import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { passBotCheck, solve } from './bot-check.ts'

describe('[IDENT-09 c] the proof of work of a bot check', () => {
  it.each([0, 1, 7, 9, 12])('finds a number whose hash starts with %i zeros', async (difficulty) => {
    const token = await solve({ challenge: 'session_verify.1.abc.def', difficulty }, () => performance.now())
    expect(token).toMatch(/^session_verify\.1\.abc\.def:\d+$/)
    const bits = [...createHash('sha256').update(token).digest()].map((byte) => byte.toString(2).padStart(8, '0'))
    expect(bits.join('').slice(0, difficulty)).toBe('0'.repeat(difficulty))
  })

  it('stops after 105 seconds', async () => {
    let now = 0
    const hurrying = () => (now += 1_000)
    await expect(solve({ challenge: 'x', difficulty: 200 }, hurrying)).rejects.toThrow('took too long')
  })
})

describe('[IDENT-09 c] a hosted bot check', () => {
  /** Just enough of a window for a script to load or fail. */
  const windowWhere = (what: 'loads' | 'fails', grecaptcha?: object): Window => {
    const window = { document: {} as object }
    window.document = {
      createElement: () => {
        const listeners: Record<string, () => void> = {}
        return {
          addEventListener: (kind: string, listener: () => void) => void (listeners[kind] = listener),
          remove: () => {},
          come: () => {
            if (what === 'loads') Object.assign(window, { grecaptcha })
            listeners[what === 'loads' ? 'load' : 'error']!()
          },
        }
      },
      head: { append: (script: { come: () => void }) => void queueMicrotask(script.come) },
    }
    return window as unknown as Window
  }
  const check = {
    kind: 'hosted',
    script_url: 'https://x.example/a.js',
    site_key: 'key',
    action: 'session_verify',
  } as const
  const service = {
    ready: (then: () => void) => then(),
    execute: (key: string, { action }: { action: string }) => Promise.resolve(`${key} for ${action}`),
  }

  it.each([{ enterprise: service }, service])('returns a token for its key and the action', async (grecaptcha) => {
    expect(await passBotCheck(windowWhere('loads', grecaptcha), check, () => 0)).toBe('key for session_verify')
  })

  it('throws the specification’s error when its script does not load', async () => {
    await expect(passBotCheck(windowWhere('fails'), check, () => 0)).rejects.toThrow(
      'Error loading reCAPTCHA Enterprise',
    )
  })
})
