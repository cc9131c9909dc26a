// English texts of web/candidate/tags.
import { plural } from '@fairlead/domain/shared/language'

const countedPeople = (count: number) => `${count.toLocaleString('en-US')} ${plural('en', count, { one: 'person', other: 'people' })}`

export const tag = 'Tag'
export const tagsNotSaved = 'We couldn’t save the tags. Please try again.'
export const tagNotSaved = 'We couldn’t save the tag. Please try again.'
export const tagNotDeleted = 'We couldn’t delete the tag. Please try again.'
export const deleteTagQuestion = (name: string, people: number) => `Delete the tag “${name}”? It is on ${countedPeople(people)}.`
export const tags = 'Tags'
export const tagPlaceholder = 'Find or create a tag'
export const deleteTheTag = (name: string | number) => `Delete the tag ${name}`
export const noTagsText = 'No tags yet. Name one above; everyone in your workspace can use it.'
export const createName = (name: string | number) => `Create “${name}”`
export const tagged = (tag: string) => `Tagged “${tag}”`
export const untagged = (tag: string) => `Removed “${tag}”`
export const taggedMany = (count: number, tag: string) => `Tagged ${countedPeople(count)} “${tag}”`
export const untaggedMany = (count: number, tag: string) => `Removed “${tag}” from ${countedPeople(count)}`
export const onlyTagged = (count: number, total: number) => `Only ${count} of ${countedPeople(total)} were changed. Please try again.`
export const goneNotTagged = (count: number) =>
  plural('en', count, { one: '1 person no longer exists and was left out', other: `${count} people no longer exist and were left out` })
