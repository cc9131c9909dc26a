// The window of the ATS stand-in hands its token to this product and to nobody else.
import { expect, test } from 'vitest'
import { atsLinkPage } from './link-page.ts'

const linked: string[] = []
const page = atsLinkPage({ link: (system) => (linked.push(system), 'public-token') })
const ask = (method: string, fields: Record<string, string>, path = '/') =>
  page({ method, path, query: method === 'GET' ? fields : {}, body: method === 'POST' ? fields : {} })

test('a chosen system sends the browser back with a public token', async () => {
  const shown = await ask('GET', { return_to: '/account?tab=ats' })
  expect(shown.body).toContain('name="return_to" value="/account?tab=ats"')
  expect(await ask('POST', { return_to: '/account?tab=ats', system: 'Lever' })).toMatchObject({
    status: 303,
    location: '/account?tab=ats&public_token=public-token',
  })
  expect(linked).toEqual(['Lever'])
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '"><script>'])(
  'a way back to %s leads to the product instead',
  async (return_to) => {
    expect((await ask('GET', { return_to })).body).toContain('name="return_to" value="/"')
    expect((await ask('POST', { return_to, system: 'Lever' })).location).toBe('/?public_token=public-token')
  },
)

test('what is not offered is not linked', async () => {
  const before = linked.length
  expect(await ask('POST', { system: 'Other' })).toMatchObject({ status: 400, location: null })
  expect(await ask('GET', {}, '/other')).toMatchObject({ status: 404 })
  expect(linked).toHaveLength(before)
})
