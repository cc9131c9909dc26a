// German texts of web/candidate/tags.
import { plural } from '@fairlead/domain/shared/language'

const countedPeople = (count: number) => `${count.toLocaleString('de-DE')} ${plural('de', count, { one: 'Person', other: 'Personen' })}`

export const tag = 'Tag'
export const tagsNotSaved = 'Wir konnten die Tags nicht speichern. Bitte versuchen Sie es noch einmal.'
export const tagNotSaved = 'Wir konnten das Tag nicht speichern. Bitte versuchen Sie es noch einmal.'
export const tagNotDeleted = 'Wir konnten das Tag nicht löschen. Bitte versuchen Sie es noch einmal.'
export const deleteTagQuestion = (name: string, people: number) => `Das Tag „${name}“ löschen? Es ist ${countedPeople(people)} zugeordnet.`
export const tags = 'Tags'
export const tagPlaceholder = 'Tag suchen oder erstellen'
export const deleteTheTag = (name: string | number) => `Tag ${name} löschen`
export const noTagsText = 'Noch keine Tags. Geben Sie oben einen Namen ein; alle in Ihrem Arbeitsbereich können das Tag nutzen.'
export const createName = (name: string | number) => `„${name}“ erstellen`
export const tagged = (tag: string) => `Mit „${tag}“ markiert`
export const untagged = (tag: string) => `„${tag}“ entfernt`
export const taggedMany = (count: number, tag: string) => `${countedPeople(count)} mit „${tag}“ markiert`
export const untaggedMany = (count: number, tag: string) => `„${tag}“ bei ${countedPeople(count)} entfernt`
export const onlyTagged = (count: number, total: number) =>
  `Nur ${count} von ${countedPeople(total)} wurden geändert. Bitte versuchen Sie es noch einmal.`
export const goneNotTagged = (count: number) =>
  plural('de', count, {
    one: '1 Person gibt es nicht mehr; sie wurde ausgelassen',
    other: `${count} Personen gibt es nicht mehr; sie wurden ausgelassen`,
  })
