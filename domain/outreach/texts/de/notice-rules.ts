// German texts of domain/outreach/notice-rules.ts.

export const noPostalAddress = (rule: string) =>
  `${rule} verlangt in dieser E-Mail eine Postanschrift, und Ihr Arbeitsbereich hat keine. Tragen Sie sie unter Team, „Postanschrift“, ein.`
export const chooseCountry = 'Wählen Sie ein Land.'
export const choosePart = 'Wählen Sie mindestens einen Bestandteil.'
export const enterDay = 'Geben Sie einen Tag ein.'
export const endAfterStart = 'Der letzte Tag darf nicht vor dem ersten liegen.'
export const nameLaw = (max: number) => `Nennen Sie das Gesetz, mit höchstens ${max} Zeichen.`
export const enterLink = 'Geben Sie einen Link ein, der mit https:// beginnt.'
