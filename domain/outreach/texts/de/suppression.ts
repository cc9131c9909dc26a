// German texts of domain/outreach/suppression.ts.

export const personDeleted = 'Diese Person wurde gelöscht. Es bleibt nichts gespeichert, womit sie wieder hinzugefügt werden könnte.'
export const optInByRecipient = 'Nur die Person selbst kann wieder zustimmen, über einen Link, den wir an die Adresse senden.'
export const domainIsSuppressed = 'Ihr Arbeitsbereich schreibt nicht an diese Domain.'
export const addressIsSuppressed = {
  unsubscribed: 'Diese Person möchte nicht kontaktiert werden.',
  bounced: 'Diese Adresse gibt es nicht: Eine E-Mail an sie war unzustellbar.',
  complaint: 'Diese Person hat eine E-Mail als Spam gemeldet.',
  erased: 'Diese Person wurde gelöscht und darf nicht kontaktiert werden.',
  by_hand: 'Ihr Arbeitsbereich hat diese Adresse gesperrt.',
}
export const reasonNames = {
  unsubscribed: 'Abgemeldet',
  bounced: 'E-Mail unzustellbar',
  complaint: 'Als Spam gemeldet',
  erased: 'Gelöschte Person',
  by_hand: 'Von Ihrem Team hinzugefügt',
}
