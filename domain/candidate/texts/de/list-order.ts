// German texts of domain/candidate/list-order.ts.

export const sortLabels = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  score: 'Beste Übereinstimmung zuerst',
  name: 'Nach Namen',
  reply: 'Letzte Antwort zuerst',
  contacted: 'Zuletzt kontaktiert zuerst',
  interview: 'Nächstes Interview zuerst',
}

export const filterLabels = {
  replied: 'Hat geantwortet',
  no_reply: 'Kontaktiert, keine Antwort',
  attention: 'Braucht Aufmerksamkeit',
  not_contacted: 'Noch nicht kontaktiert',
  interview: 'Mit Interview',
  applied: 'Früher beworben',
}
