// French phrases for the requirements of a search that a person misses, for candidates who read about themselves.

export const labels = {
  advancedDegree: 'un master ou plus',
  bachelors: 'une licence',
  top25School: 'une école parmi les 25 premières',
  top10School: 'une école parmi les 10 premières',
  individualContributors: 'un poste d’expertise',
  peopleLeaders: 'un poste d’encadrement',
  payAtMost: 'la rémunération',
}

const years = (count: number) => `${count.toLocaleString('fr-FR')} ${count < 2 ? 'an' : 'ans'} d’expérience`
export const lessYears = (count: number) => `moins de ${years(count)}`
export const moreYears = (count: number) => `plus de ${years(count)}`
export const titles = (...names: string[]) => {
  if (names.length < 3) return names.join(' ou ')
  return `${names.slice(0, 2).join(', ')} ou ${names.length === 3 ? names[2] : `${names.length - 2} autres`}`
}
export const withoutTitle = (title: string) => `sans l’intitulé de poste ${title}`
export const withoutTitleNow = (title: string) => `actuellement sans l’intitulé de poste ${title}`
export const otherWork = (title: string) => `autre métier que ${title}`
export const otherLevel = (title: string) => `autre niveau que ${title}`
export const notKnownAs = (label: keyof typeof labels) => `non établi\u00A0: ${labels[label]}`
export const without = (label: keyof typeof labels) => `sans ${labels[label]}`
export const expectsMore = (_label: keyof typeof labels) => 'attend sans doute une rémunération supérieure à celle du poste'
export const outside = (place: string) => `hors de ${place}`
export const noMention = (label: string) => `aucune mention de ${label}`
export const notShown = (label: string) => `rien ne montre\u00A0: ${label}`
