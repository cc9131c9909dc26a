// German texts of comments and mentions in web/candidate/conversation.

export const teamOnly =
  'Kommentare sieht nur Ihr Team. Nichts davon wird an die Person gesendet. Mit @ erwähnen Sie jemanden aus Ihrem Team.'
export const teammates = 'Teammitglieder'
export const noAccess = 'Kein Zugriff auf dieses Projekt'
export const suggestionCount = (count: number) => (count === 1 ? '1 Teammitglied' : `${count} Teammitglieder`)
export const showWholeEmail = 'Ganze E-Mail anzeigen'
export const hideQuotedText = 'Zitierten Text ausblenden'
