// German texts of web/features/panel/review/WorseBatch.tsx.

export const withoutLessonsHint =
  'Zeigen Sie sie an, oder suchen Sie ohne das aus Ihren Entscheidungen Gelernte: Noch nicht durchgesehene Personen verlassen die Durchsicht und können wiedergefunden werden.'
export const widenHint = 'Zeigen Sie sie an, oder erweitern Sie die Suche, um mehr passende Kandidat:innen zu finden.'
export const showThem = (count: number) => (count === 1 ? 'Person anzeigen' : `Alle ${count} anzeigen`)
export const searchWithoutLessons = 'Ohne das Gelernte suchen'
export const widenTheSearch = 'Suche erweitern'
export const seeLessons = 'Gelerntes ansehen'
