// Random merges, undone merges, edits, and deletions end as without the merges: the same sequence runs in a second workspace, where no one
// is merged, and every change is made to the record that it belongs to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp } from '../../../testing/test-app.ts'
import { activeProject, contextOf } from '../../../testing/projects.ts'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { fullName } from '@fairlead/domain/shared/profile'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { mergePeople, undoPeopleMerge } from '../candidates/merges/merge-people.ts'
import { upsertPeople } from '../candidates/people/people-upsert.ts'
import { accessPerson } from './access-person.ts'
import { addToProject } from './add-to-project.ts'
import { changePerson, type PersonBasics } from './change-person.ts'
import { erasePeople } from './erase-person.ts'
import { writeNote } from './note-store.ts'
import { changeTags, createTag } from './tag-store.ts'

const sequences = process.env.NIGHTLY ? 1000 : 10
/** Another start looks at member sequences. */
const firstSeed = Number(process.env.FIRST_SEED ?? 1)
const steps = 14
const everyone = [0, 1, 2, 3]

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

interface World {
  ctx: ActorContext
  projects: string[]
  tags: string[]
  ids: string[]
}

let tick = 0
const changed = { kind: 'csv', label: 'CSV people.csv' } as const

async function openWorld(name: string): Promise<World> {
  const user = await newUser(testApp.app, name)
  // every change has a time of its own
  const ctx = { ...(await contextOf(testApp, user)), now: () => new Date(Date.UTC(2030, 0, 1) + tick++ * 1000) }
  const projects = [await activeProject(testApp, user), await activeProject(testApp, user)]
  const tags: string[] = []
  for (const tag of ['Gold', 'Silver', 'Bronze']) tags.push((await createTag(ctx, { name: tag, color: 'blue' })).id)
  return { ctx, projects, tags, ids: [] }
}

function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

async function addPeople(world: World, seed: number): Promise<void> {
  world.ids = []
  for (const place of everyone) {
    const name = `s${seed}p${place}`
    const profile = {
      ...emptyProfile,
      firstName: `Ann${place}`,
      lastName: `Lee${seed}`,
      headline: place === 3 ? null : `Headline of ${name}`,
      linkedinUrl: place < 2 ? `https://www.linkedin.com/in/${name}` : null,
      personalEmails: [`${name}@home.example`, `${name}@more.example`],
      skills: [`Skill ${name}`, 'Shared'],
      experiences: [
        {
          title: 'Cook',
          company: place < 2 ? 'Harbor' : `Inn ${place}`,
          start: `201${place}-01`,
          end: null,
          location: null,
          description: null,
          industry: null,
        },
      ],
    }
    const [outcome] = await world.ctx.transaction((tx) =>
      upsertPeople(tx, world.ctx, testApp.services.vocabulary, [{ line: 1, profile }], { ...changed, label: `CSV ${place}` }),
    )
    if (outcome?.outcome !== 'added') throw new Error(JSON.stringify(outcome))
    world.ids.push(outcome.personId)
  }
}

async function edit(world: World, place: number, change: (basics: PersonBasics) => PersonBasics): Promise<void> {
  const { profile } = await world.ctx.transaction((tx) => accessPerson(tx, world.ctx, world.ids[place]!))
  const basics = {
    name: fullName(profile),
    headline: profile.headline ?? '',
    location: profile.place?.label ?? '',
    linkedinUrl: profile.linkedinUrl ?? '',
    emails: [...profile.personalEmails, ...profile.workEmails],
    skills: profile.skills,
  }
  await changePerson(world.ctx, testApp.services.vocabulary, { ...change(basics), personId: world.ids[place]! })
}

/** Everything that is stored of each person, without what tells the workspaces apart. */
async function stateOf(world: World) {
  const { system } = testApp.database
  const states = await Promise.all(
    world.ids.map(async (id) => {
      const row = await system.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const { profile } = row
      const rowsOf = <T extends object>(rows: readonly T[]) => rows.map((entry) => Object.values(entry).join(' ')).toSorted()
      return {
        name: row.name,
        headline: profile.headline,
        url: [profile.linkedinUrl, row.linkedin_url],
        jobs: profile.experiences,
        skills: profile.skills.toSorted(),
        emails: profile.personalEmails.toSorted(),
        isErased: row.erased_at !== null,
        merge: [row.merged_into, row.base],
        lookups: rowsOf(await system.selectFrom('person_email').select('email').where('person_id', '=', id).execute()),
        addresses: rowsOf(
          await system.selectFrom('person_address').select(['address', 'status', 'origin']).where('person_id', '=', id).execute(),
        ),
        notes: rowsOf(await system.selectFrom('person_note').select('body').where('person_id', '=', id).execute()),
        tags: rowsOf(
          await system
            .selectFrom('person_tag')
            .innerJoin('tag', 'tag.id', 'tag_id')
            .select('tag.name')
            .where('person_id', '=', id)
            .execute(),
        ),
        candidates: (await system.selectFrom('candidate').select(['project_id', 'stage', 'notes']).where('person_id', '=', id).execute())
          .map((entry) => [world.projects.indexOf(entry.project_id), entry.stage, entry.notes].join(' '))
          .toSorted(),
        concepts: (await system.selectFrom('person_index').select('concepts').where('person_id', '=', id).execute()).map(
          ({ concepts }) => concepts.filter((concept) => concept < 385875968 || concept > 402653183).length,
        ),
      }
    }),
  )
  // which of several deleted records an emptied candidate belongs to says nothing
  return {
    people: states.map((state) => ({ ...state, candidates: state.isErased ? [] : state.candidates })),
    emptied: states.flatMap(({ isErased, candidates }) => (isErased ? candidates : [])).toSorted(),
  }
}

interface Model {
  /** The record that stands for each person in the first workspace. */
  root: number[]
  /** Undone from the leaves or from anywhere. */
  merges: { id: string; person: number; survivor: number }[]
  emails: Map<string, number>
  tags: Map<string, number>
  gone: Set<number>
}

const rootOf = (model: Model, place: number): number => {
  const merge = model.merges.find(({ person }) => person === place)
  return merge ? rootOf(model, merge.survivor) : place
}

async function runStep(model: Model, [merged, plain]: [World, World], random: (below: number) => number, word: string): Promise<string> {
  const alive = everyone.filter((place) => !model.gone.has(place))
  const place = alive[random(alive.length)]
  if (place === undefined) return 'nothing'
  const root = rootOf(model, place)
  const worlds = [
    [merged, root],
    [plain, root],
  ] as const
  const { vocabulary } = testApp.services
  const kind = [
    'merge',
    'merge',
    'merge',
    'undo',
    'note',
    'tag',
    'untag',
    'headline',
    'email',
    'no email',
    'import',
    'project',
    'project',
    'words',
    'erase',
  ][random(15)]!
  if (kind === 'merge') {
    const target = rootOf(model, alive[random(alive.length)]!)
    if (target === root) return 'nothing'
    const merge = await merged.ctx.transaction((tx) =>
      mergePeople(tx, merged.ctx, vocabulary, { personIds: [merged.ids[root]!, merged.ids[target]!], confidence: 0.9 }),
    )
    model.merges.push({ id: merge.id, person: merged.ids.indexOf(merge.personId), survivor: merged.ids.indexOf(merge.survivorId) })
  } else if (kind === 'undo') {
    const [merge] = model.merges.splice(random(Math.max(1, model.merges.length)), 1)
    if (merge) await merged.ctx.transaction((tx) => undoPeopleMerge(tx, merged.ctx, vocabulary, merge.id, true))
  } else if (kind === 'note') {
    for (const [world, target] of worlds)
      await writeNote(world.ctx, vocabulary, { personId: world.ids[target]!, noteId: newId(), body: word })
  } else if (kind === 'tag') {
    const tag = random(3)
    // a tag that a merged record has is there already
    if (everyone.some((member) => rootOf(model, member) === root && model.tags.get(`${member} ${tag}`) !== undefined)) return 'nothing'
    model.tags.set(`${root} ${tag}`, tag)
    for (const [world, target] of worlds)
      await changeTags(world.ctx, vocabulary, { personIds: [world.ids[target]!], add: [world.tags[tag]!], remove: [] })
  } else if (kind === 'untag') {
    const holders = [...model.tags].flatMap(([key, tag]) => (rootOf(model, Number(key.split(' ')[0])) === root ? [{ key, tag }] : []))
    const entry = holders[random(Math.max(1, holders.length))]
    // where several records of one person have the tag, it is the surviving one's that goes
    if (!entry || holders.filter(({ tag }) => tag === entry.tag).length > 1) return 'nothing'
    model.tags.delete(entry.key)
    await changeTags(merged.ctx, vocabulary, { personIds: [merged.ids[root]!], add: [], remove: [merged.tags[entry.tag]!] })
    await changeTags(plain.ctx, vocabulary, {
      personIds: [plain.ids[Number(entry.key.split(' ')[0])]!],
      add: [],
      remove: [plain.tags[entry.tag]!],
    })
  } else if (kind === 'headline') {
    for (const [world, target] of worlds) await edit(world, target, (basics) => ({ ...basics, headline: word }))
  } else if (kind === 'email') {
    model.emails.set(`${word}@new.example`, root)
    for (const [world, target] of worlds)
      await edit(world, target, (basics) => ({ ...basics, emails: [...basics.emails, `${word}@new.example`] }))
  } else if (kind === 'no email') {
    const addresses = [...model.emails].filter(([, owner]) => rootOf(model, owner) === root)
    const [email, owner] = addresses[random(Math.max(1, addresses.length))] ?? []
    if (email === undefined || owner === undefined) return 'nothing'
    model.emails.delete(email)
    const without = (basics: PersonBasics) => ({ ...basics, emails: basics.emails.filter((entry) => entry !== email) })
    await edit(merged, root, without)
    await edit(plain, owner, without)
  } else if (kind === 'import') {
    const [email] = [...model.emails].find(([, owner]) => owner === root) ?? []
    if (email === undefined) return 'nothing'
    const profile = { ...emptyProfile, skills: [`Skill ${word}`], personalEmails: [email] }
    for (const [world] of worlds)
      await world.ctx.transaction((tx) => upsertPeople(tx, world.ctx, vocabulary, [{ line: 1, profile }], changed))
  } else if (kind === 'project') {
    const project = random(2)
    const [first] = [
      await addToProject(merged.ctx, { projectId: merged.projects[project]!, personIds: [merged.ids[root]!], addAnyway: true }),
    ]
    if (first.added.length > 0)
      await addToProject(plain.ctx, { projectId: plain.projects[project]!, personIds: [plain.ids[root]!], addAnyway: true })
  } else if (kind === 'words') {
    // a change of the candidate's own row stays with the candidate, wherever its person is
    const { system } = testApp.database
    const row = await system
      .selectFrom('candidate')
      .select(['id', 'project_id'])
      .where('person_id', '=', plain.ids[place]!)
      .limit(1)
      .executeTakeFirst()
    if (!row) return 'nothing'
    const project = merged.projects[plain.projects.indexOf(row.project_id)]!
    const holders = [merged.ids[place]!, ...model.merges.flatMap(({ survivor }) => merged.ids[survivor]!)]
    const twins = await system
      .selectFrom('candidate')
      .select('id')
      .where('project_id', '=', project)
      .where('person_id', 'in', holders)
      .execute()
    if (twins.length !== 1 || everyone.some((member) => member !== place && rootOf(model, member) === root)) return 'nothing'
    for (const { id } of [row, ...twins]) await system.updateTable('candidate').set({ notes: word }).where('id', '=', id).execute()
  } else {
    const group = everyone.filter((member) => rootOf(model, member) === root && !model.gone.has(member))
    for (const member of group) model.gone.add(member)
    model.merges = model.merges.filter(({ person }) => !model.gone.has(person))
    expect(await erasePeople(merged.ctx, [merged.ids[root]!])).toBe(1)
    await erasePeople(
      plain.ctx,
      group.map((member) => plain.ids[member]!),
    )
  }
  return `${kind} ${place}`
}

test(`${sequences} sequences of merges, undone merges, edits, and deletions end as without merging`, async () => {
  let worlds: [World, World] | null = null
  for (let seed = firstSeed; seed < firstSeed + sequences; seed++) {
    // large workspaces make every step slower
    if (worlds === null || seed % 40 === 0) worlds = [await openWorld(`Merged ${seed}`), await openWorld(`Plain ${seed}`)]
    const [merged, plain] = worlds
    const random = randomOf(seed)
    const start = tick
    for (const world of worlds) {
      tick = start
      await addPeople(world, seed)
    }
    const emails = everyone.flatMap((place) => ['home', 'more'].map((host) => [`s${seed}p${place}@${host}.example`, place] as const))
    const model: Model = { root: [...everyone], merges: [], emails: new Map(emails), tags: new Map(), gone: new Set() }
    const log: string[] = []
    for (let step = 0; step < steps; step++) {
      if (step > 6 || random(15) < 14) log.push(await runStep(model, worlds, random, `w${seed}x${step}`))
    }
    while (model.merges.length > 0) {
      const [merge] = model.merges.splice(random(model.merges.length), 1)
      await merged.ctx.transaction((tx) => undoPeopleMerge(tx, merged.ctx, testApp.services.vocabulary, merge!.id, true))
    }
    expect(await stateOf(merged), `seed ${seed}: ${log.join(', ')}`).toEqual(await stateOf(plain))
    // a deleted person never returns, by whatever address
    for (const place of model.gone) {
      const profile = { ...emptyProfile, firstName: 'Ann', personalEmails: [`s${seed}p${place}@home.example`] }
      const [outcome] = await merged.ctx.transaction((tx) =>
        upsertPeople(tx, merged.ctx, testApp.services.vocabulary, [{ line: 1, profile }], changed),
      )
      expect(outcome?.outcome).toBe('error')
    }
  }
  const remaining = await testApp.database.system.selectFrom('person_merge').select('id').execute()
  expect(remaining).toEqual([])
}, 3_600_000)
