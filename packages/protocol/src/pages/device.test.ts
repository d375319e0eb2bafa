import { describe, expect, it } from 'vitest'
import { clientKindOf } from './device.ts'

describe('[SHELL-14 b] the device kind', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', undefined, 'desktop'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', undefined, 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0 Mobile Safari/537.36', undefined, 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/156.0 Safari/537.36', undefined, 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', undefined, 'tablet'],
    ['Mozilla/5.0 (Linux; K) Chrome/156.0', '?1', 'phone'],
    ['', undefined, 'desktop'],
  ])('of "%s" with hint %s is %s', (agent, hint, device) => {
    expect(clientKindOf(agent, hint).device).toBe(device)
  })

  it.each([
    ['Mozilla/5.0 (compatible; ExampleBot/2.1; +http://example.com/bot.html)', true],
    ['ExampleSpider/1.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0', false],
  ])('"%s" is a bot: %s', (agent, isBot) => {
    expect(clientKindOf(agent, undefined).isBot).toBe(isBot)
  })
})
