// The unsubscribe line of an email, and a reply that quotes it.
import { expect, test } from 'vitest'
import { footerOf, withoutFooter } from './footer.ts'

test("the sender's postal address is below it, as text and not as markup", () => {
  const { html, text } = footerOf('https://hiring.example/x', '1 <b>Quay</b> Street\nAustin')
  expect(html).toContain('>1 &lt;b&gt;Quay&lt;/b&gt; Street<br>Austin</div>')
  expect(text.endsWith('https://hiring.example/x\n\n1 <b>Quay</b> Street\nAustin')).toBe(true)
})

test('the line contains the link in both forms, and a quoted line is removed from a reply', () => {
  const { html, text } = footerOf('https://hiring.example/notifications/unsubscribe?token=abc')
  expect(html).toContain('href="https://hiring.example/notifications/unsubscribe?token=abc"')
  expect(withoutFooter(`Yes, I am interested.\n${text}`)).toBe('Yes, I am interested.\n\n\n--')
  expect(withoutFooter('Please unsubscribe me')).toBe('Please unsubscribe me')
})
