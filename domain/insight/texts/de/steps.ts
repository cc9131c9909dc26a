// German texts of domain/insight/steps.ts.

export const stepTexts = {
  added: { label: 'Hinzugefügt', definition: 'Kandidat:innen, die durch eine Suche, einen Import oder ein Teammitglied hinzukamen.' },
  reviewed: { label: 'Durchgesehen', definition: 'Jemand hat eine Entscheidung getroffen.' },
  approved: { label: 'Freigegeben', definition: 'Freigegeben oder schon weiter.' },
  contacted: { label: 'Kontaktiert', definition: 'Eine erste Nachricht wurde gesendet: als E-Mail, InMail oder Einladung, oder von Hand.' },
  answered: {
    label: 'Geantwortet',
    definition: 'Eine Antwort, eine Frage oder eine Absage ist gekommen. Abwesenheitsnotizen und Abmeldungen zählen nicht.',
  },
  interested: { label: 'Interessiert', definition: 'In „Interessiert“, „Wartet auf Antwort“ oder einer späteren Phase angekommen.' },
  scheduling: { label: 'Terminfindung', definition: 'Von der Hiring-Manager:in freigegeben oder schon weiter.' },
  interviewing: { label: 'Im Interview', definition: 'In „Im Interview“ angekommen oder schon weiter.' },
  offered: { label: 'Angebot', definition: 'Ein Angebot erhalten oder eingestellt.' },
  hired: { label: 'Eingestellt', definition: 'Eingestellt.' },
}
