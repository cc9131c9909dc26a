// Form bodies as the API reads them.
import { describe, expect, it } from 'vitest'
import { encodeForm } from './encode.ts'

describe('encodeForm', () => {
  it('writes lists as key[] and nested values as JSON', () => {
    const form = encodeForm({ project_id: 'p', rejection_reasons: [1, 13], collaborators: [{ email: 'a@b.example', role: 1 }] })
    expect([...form]).toEqual([
      ['project_id', 'p'],
      ['rejection_reasons[]', '1'],
      ['rejection_reasons[]', '13'],
      ['collaborators', '[{"email":"a@b.example","role":1}]'],
    ])
  })

  it('leaves undefined out, keeps false, null, and empty lists', () => {
    expect(encodeForm({ a: undefined, b: false, c: null, d: [] }).toString()).toBe('b=false&c=null&d=')
  })

  it('keeps commas and brackets inside one value', () => {
    expect(encodeForm({ locations: ['Austin, Texas'] }).getAll('locations[]')).toEqual(['Austin, Texas'])
  })
})
