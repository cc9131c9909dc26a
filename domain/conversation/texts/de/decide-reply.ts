// German texts of domain/conversation/decide-reply.ts.

/** The meanings of a reply, as the code words them. */
const meanings: Readonly<Record<string, string>> = {
  interested: 'interessiert',
  'a question': 'eine Frage',
  'not interested': 'nicht interessiert',
  'not now': 'jetzt nicht',
  'someone else instead': 'stattdessen jemand anderes',
  'the wrong person': 'die falsche Person',
  'out of office': 'abwesend',
  'please don’t write again': 'bitte nicht mehr schreiben',
  'a request about their personal data': 'eine Anfrage zu den eigenen Daten',
}

export const notSure = (value: string | number) =>
  `Sieht nach „${meanings[value] ?? value}“ aus, aber wir sind nicht sicher. Bitte prüfen Sie die Antwort.`
export const declinesAfterYes = 'Diese Person hatte zugesagt und sagt jetzt ab. Bitte prüfen Sie die Antwort.'
export const wroteAgain = 'Diese Person hat noch einmal geschrieben. Bitte prüfen Sie die Antwort.'
export const hasQuestion = 'Diese Person hat eine Frage.'
export const unclearReply = 'Wir sind nicht sicher, was gemeint ist. Bitte prüfen Sie die Antwort.'
