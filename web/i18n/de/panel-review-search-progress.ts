// German texts of web/features/panel/review/SearchProgress.tsx.

export const progressLabel = (percent: string | number) => `Suchfortschritt ${percent} Prozent`
export const nextBatchProgress = (percent: string | number) => `Die nächste Runde wird gesucht… ${percent}\u00a0%`
export const firstBatchTitle = 'Zehn Kandidat:innen werden vorbereitet'
export const nextBatchTitle = 'Die nächsten Kandidat:innen werden gesucht'
export const nextBatchText = 'Die nächste Runde ist unterwegs. Sehen Sie in 1–2 Minuten wieder nach.'
export const firstBatchText = 'Wir lesen Profile und prüfen jeden Grund daran.'
export const readyWithin = (processingHours: string | number) =>
  `Ihr Projekt ist innerhalb von ${processingHours} Stunden fertig, meist in einer Minute. Sie können diese Seite verlassen; wir schreiben Ihnen eine E-Mail.`
export const canLeave = 'Sie können diese Seite verlassen. Wir benachrichtigen Sie, sobald die Kandidat:innen da sind.'

// Estimate
export const underAMinute = 'Das dauert meist weniger als eine Minute.'
export const secondsLeft = (seconds: number) => `Noch etwa ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`
export const minutesLeft = (minutes: number) => `Noch etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}.`
