import { describe, expect, it } from 'vitest'
import { filtersIn, searchPath, withFilter } from './search-address.ts'

describe('[FIND-05 b] the address of a search', () => {
  it('contains the query and no default values', () => {
    expect(searchPath({ scope: 'pins', query: 'red & blue' })).toBe('/search/pins/?q=red+%26+blue')
    expect(searchPath({ scope: 'users', query: '' })).toBe('/search/users/')
    expect(
      searchPath({ scope: 'my_pins', query: 'a', filters: 'sort:newest', isExact: true, products: undefined }),
    ).toBe('/search/my_pins/?q=a&filters=sort%3Anewest&exact=1')
  })

  it('contains the chosen option of each filter', () => {
    expect(filtersIn('content:video,domain:a:8080,nonsense,')).toEqual({ content: 'video', domain: 'a:8080' })
    expect(withFilter('content:video', 'sort', 'newest')).toBe('content:video,sort:newest')
    expect(withFilter('content:video,sort:newest', 'content', undefined)).toBe('sort:newest')
    expect(withFilter('sort:newest', 'sort', undefined)).toBeUndefined()
  })
})
