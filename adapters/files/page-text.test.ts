// Extracts a page's text: marks headings and lists, and leaves out everything around the posting.
import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

test('headings, lists, and paragraphs; no menu, script, or footer', () => {
  const html = `<html><head><title>Jobs</title><style>p{}</style></head><body><nav><a>Home</a></nav><main><p>You are here: Jobs</p><h1>Baker &amp; Chef</h1>
    <p>Berlin,<br>Germany</p><h2>Requirements</h2><ul><li><p>Sourdough</p></li><li>5&nbsp;years <b>of</b> experience</li></ul>
    <script>alert('x')</script></main><footer>© Harbour</footer></body></html>`
  expect(pageText(html)).toBe('Baker & Chef\n\nBerlin,\nGermany\n\n## Requirements\n\n- Sourdough\n- 5 years of experience')
})

test('a posting with structured data for search engines', () => {
  const posting = {
    '@graph': [
      { '@type': 'WebSite' },
      {
        '@type': 'JobPosting',
        title: 'Baker',
        description: '&lt;h2&gt;Requirements&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Python&lt;/li&gt;&lt;/ul&gt;',
        jobLocation: { address: { addressLocality: 'Berlin', addressCountry: { name: 'Germany' } } },
        jobLocationType: 'TELECOMMUTE',
      },
    ],
  }
  expect(pageText(`<p>Menu</p><script type="application/ld+json">${JSON.stringify(posting)}</script>`)).toBe(
    'Baker\nBerlin, Germany; Remote\n\n## Requirements\n\n- Python',
  )
})

test.each([
  '<script type="application/ld+json">{"@type":"JobPosting"</script><p>Words',
  '<script type="application/ld+json">[[[[[[{}]]]]]]</script><p>Words',
  '<p>Words',
])('skips broken structured data: %s', (html) => expect(pageText(html)).toBe('Words'))
