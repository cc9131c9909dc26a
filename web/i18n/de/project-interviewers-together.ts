// German texts of web/project/InterviewersTogether.tsx.

export const rotationOption = 'Jeweils eine Person, abwechselnd'
export const rotationHint = 'Wer frei ist und in der jeweiligen Woche die wenigsten Interviews hat, bekommt das nächste'
export const someOption = 'Mehrere zusammen'
export const someHint =
  'Kandidat:innen wählen aus den Zeiten, zu denen genug Personen frei sind; dabei ist, wer in der jeweiligen Woche die wenigsten Interviews hat'
export const howMany = 'Wie viele'
export const panelOption = 'Alle zusammen, als Panel'
export const panelHint = 'Kandidat:innen wählen aus den Zeiten, zu denen alle frei sind; die erste Interviewer:in legt Dauer und Ort fest'
export const load = 'Interviews pro Person'
export const interviewer = 'Interviewer:in'
export const thisWeek = 'Diese Woche'
export const nextWeek = 'Nächste Woche'
export const ofLimit = (count: number, limit: number | null) => (limit === null ? String(count) : `${count} von ${limit}`)
