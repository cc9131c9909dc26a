// The unsubscribe line of an email, and a reply that quotes it.
import { expect, test } from 'vitest'
import { footerOf, withoutFooter } from './footer.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

test("the notice is above it and the sender's postal address below, as text and not as markup", () => {
  const { html, text } = footerOf(
    { unsubscribe: 'https://hiring.example/x', yourData: 'https://hiring.example/your-data/x' },
    { postalAddress: '1 <b>Quay</b> Street\nAustin', notice: 'Ours & yours\nSecond line' },
  )
  expect(html).toContain('>1 &lt;b&gt;Quay&lt;/b&gt; Street<br>Austin</div>')
  expect(html).toContain('>Ours &amp; yours<br>Second line<br><br>')
  expect(text.startsWith('\n\n-- \nOurs & yours\nSecond line\n\n')).toBe(true)
  expect(text.endsWith('https://hiring.example/your-data/x\n\n1 <b>Quay</b> Street\nAustin')).toBe(true)
})

test.each(['en', 'de', 'fr', 'es'] as const)(
  '%s: the lines contain the links in both forms, and quoted lines are removed from a reply',
  (language) => {
    const links = {
      unsubscribe: 'https://hiring.example/notifications/unsubscribe?token=abc',
      yourData: 'https://hiring.example/your-data/abc',
    }
    const { html, text } = footerOf(
      links,
      { postalAddress: null, notice: Object.values(outreachTexts(language).notice).join('\n') },
      language,
    )
    for (const link of Object.values(links)) {
      expect(html).toContain(`href="${link}"`)
      expect(text).toContain(`\n${link}`)
    }
    expect(withoutFooter(`Sure.\n${html.replaceAll('<br>', '\n').replaceAll(/<[^>]+>/g, '')}`)).toBe('Sure.')
    expect(withoutFooter(`Yes, I am interested.\n${text}`)).toBe('Yes, I am interested.\n\n\n--')
    expect(withoutFooter('Please unsubscribe me')).toBe('Please unsubscribe me')
  },
)
