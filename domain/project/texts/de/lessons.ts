// German texts of domain/project/lessons.ts.

export const lineWithoutNumber = 'Diese Zeile hat keine Zahl, die sich ändern lässt.'
export const enterNumber = (min: number, max: number) =>
  `Geben Sie eine Zahl von ${min.toLocaleString('de-DE')} bis ${max.toLocaleString('de-DE')} ein.`
export const strengths = { slightly: 'Etwas', clearly: 'Deutlich', strongly: 'Stark' }
