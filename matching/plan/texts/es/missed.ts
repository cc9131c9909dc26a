// Spanish phrases for the requirements of a search that a person misses, for candidates who read about themselves.

export const labels = {
  advancedDegree: 'un máster o más',
  bachelors: 'un grado',
  top25School: 'un centro entre los 25 primeros',
  top10School: 'un centro entre los 10 primeros',
  individualContributors: 'un puesto técnico',
  peopleLeaders: 'un puesto con personas a cargo',
  payAtMost: 'la retribución',
}

const years = (count: number) => `${count.toLocaleString('es-ES')} ${count === 1 ? 'año' : 'años'} de experiencia`
export const lessYears = (count: number) => `menos de ${years(count)}`
export const moreYears = (count: number) => `más de ${years(count)}`
export const titles = (...names: string[]) => {
  if (names.length < 3) return names.join(' o ')
  return `${names.slice(0, 2).join(', ')} o ${names.length === 3 ? names[2] : `${names.length - 2} más`}`
}
export const withoutTitle = (title: string) => `sin el puesto ${title}`
export const withoutTitleNow = (title: string) => `actualmente sin el puesto ${title}`
export const otherWork = (title: string) => `otro trabajo que ${title}`
export const otherLevel = (title: string) => `otro nivel que ${title}`
export const notKnownAs = (label: keyof typeof labels) => `no consta: ${labels[label]}`
export const without = (label: keyof typeof labels) => `sin ${labels[label]}`
export const expectsMore = (_label: keyof typeof labels) => 'probablemente espera una retribución mayor que la del puesto'
export const outside = (place: string) => `fuera de ${place}`
export const noMention = (label: string) => `${label} no se menciona`
export const notShown = (label: string) => `nada muestra: ${label}`
