import { describe, expect, test } from 'vitest'
import { claimedText, isDenied } from './claimed.ts'

/** Names in square brackets are claimed, those in braces aren't. */
function check(marked: string): { text: string; wrong: string[] } {
  const text = marked.replaceAll(/[[\]{}]/g, '')
  const remaining = claimedText(text)
  const wrong: string[] = []
  for (const [, claimed, denied] of marked.matchAll(/\[([^\]]+)\]|\{([^}]+)\}/g)) {
    const name = (claimed ?? denied)!
    const start = text.indexOf(name)
    if (remaining.includes(name) !== (claimed !== undefined)) wrong.push(name)
    if (isDenied(text, start, start + name.length) !== (denied !== undefined)) wrong.push(`${name} (reason)`)
  }
  expect(remaining).toHaveLength(text.length)
  return { text, wrong }
}

describe('lacking', () => {
  test.each([
    'No experience with {Spark}, {Flink} or {Kafka}',
    'No experience with {Spark}, {Flink}, or {Kafka}, but strong [Airflow].',
    'I have no prior hands-on experience with {Kubernetes}. Five years of [Docker].',
    'No professional experience in {Go}; [Rust] since 2019.',
    'No experience with {Go}, 6 years of [Rust]',
    'No {Kafka} experience, [RabbitMQ] daily',
    'No {Kafka} or {Flink} experience.',
    'Neither {Spark} nor {Flink}, only [Kafka].',
    'Have used neither {Spark}, {Flink} nor {Beam}',
    'Data pipelines in [Airflow], without {Spark} or {Flink}',
    'I have never worked with {Salesforce}, but I know [HubSpot].',
    'Never used {Terraform}.',
    "I haven't used {Rust} yet and built services in [Go]",
    'I don’t know {Haskell}, I write [Scala].',
    'I do not have any experience with {SAP} or {Oracle}.',
    'Not familiar with {React}, used [Vue] for years',
    'Lacking knowledge of {Python} and {R}',
    'Little exposure to {AWS}, [Azure] since 2018',
    'Limited [Java], no {Kotlin}',
    '[Python], no {Kafka}, no {Flink}, [SQL]',
    '{Kafka}: no experience',
    '[Python], {Kafka} (no experience), [SQL]',
    'No experience with {Machine Learning}, {Deep Learning} or {Computer Vision} so far',
    'No experience with {Spark},\n{Flink} or\n{Kafka}.',
    'Despite no experience with {Kafka} I built streaming in [Kinesis]',
    // German
    'Keine Erfahrung mit {Kubernetes}, {Helm} oder {Terraform}, dafür [Ansible]',
    'Ich habe keine Erfahrung mit {Kafka}, aber sehr gute Kenntnisse in [RabbitMQ].',
    'Keinerlei {Java}-Kenntnisse',
    'Ohne {SAP}-Erfahrung',
    'Noch nie mit {Salesforce} gearbeitet',
    'Weder {Spark} noch {Flink}, sondern [Beam]',
    'Nicht vertraut mit {Excel}',
    'Backend in [Go], ohne {Kubernetes}.',
    'Ich kenne {Angular} nicht, nur [React].',
    // French
    'Sans expérience de {Kafka}, {Spark} ou {Flink}',
    'Aucune expérience en {Java}, mais solide en [Python].',
    "Je n'ai pas d'expérience avec {Docker}",
    'Je n’ai jamais utilisé {Terraform}. [Ansible] depuis 2016.',
    'Je ne connais ni {Spark} ni {Flink}',
    'Pas de connaissance de {SAP}',
    // Spanish
    'No tengo experiencia con {Spark}, {Flink} ni {Kafka}',
    'Sin experiencia en {Java}, pero experta en [Python].',
    'Nunca he trabajado con {Salesforce}',
    'No conozco {React}. Uso [Vue] a diario.',
    'Ni {Spark} ni {Flink}, sino [Beam]',
    // others
    'Nessuna esperienza con {Kafka}, ma [RabbitMQ]',
    'Geen ervaring met {Kafka} of {Spark}',
    'Sem experiência com {Kafka}',
    'Non ho esperienza con {SAP}',
    'Nu am experiență cu {SAP}',
    'Nie mam doświadczenia z {Kafka}',
    'Fără experiență cu {Kafka}',
  ])('%s', (marked) => expect(check(marked)).toMatchObject({ wrong: [] }))
})

describe('wishes', () => {
  test.each([
    'I want to learn {Rust} and {Go}.',
    'Wants to learn {Haskell}. [Java] for 5 years',
    'Eager to learn {Kafka}, {Flink} and {Spark}',
    'Interested in learning {Kubernetes}',
    'Interest in learning {German}',
    'Would love to work with {Kafka}, but today it is all [RabbitMQ]',
    'I would like to move into {Machine Learning}',
    'Currently learning {Rust}, [Go] daily',
    'I am learning {Rust}.',
    'Skills: [Go], {Rust} (learning), [SQL]',
    'Learning: {Rust}, {Zig}',
    'Hoping to work with {Kafka}',
    "I'd love to try {Zig}",
    'Keen on learning {Elixir}',
    'Looking to learn {Terraform}',
    'Ich möchte gerne {Rust} lernen',
    'Ich würde gerne mit {Kafka} arbeiten',
    'Lerne gerade {Rust}',
    'Interessiert daran, {Kotlin} zu lernen',
    "J'aimerais apprendre {Rust}",
    'Je souhaite travailler avec {Kafka}',
    "J'apprends actuellement {Go}",
    'Me gustaría aprender {Rust}',
    'Quiero trabajar con {Kafka}',
    'Actualmente aprendiendo {Go}',
    'Vorrei imparare {Rust}',
    'Wil graag {Rust} leren',
    'Gostaria de aprender {Rust}',
  ])('%s', (marked) => expect(check(marked)).toMatchObject({ wrong: [] }))
})

describe('look-alikes of denials', () => {
  test.each([
    'A no-nonsense [Kafka] engineer',
    'No nonsense engineer with experience in [Kafka]',
    'Not only [Kafka] but [Flink]',
    'We did not only use [Kafka] but also [Flink]',
    'No problem with [Kafka]',
    'No less than 5 years of experience with [Kafka]',
    'No stranger to [Kubernetes]',
    'Ran upgrades without downtime on [Kubernetes] clusters',
    'Migrated 40 services without losing [Kafka] messages',
    'No [Kafka] message was ever lost in five years',
    'Never stopped working with [Kafka]',
    'Not afraid to work with [COBOL]',
    'Built a no-code platform with [React]',
    'NoSQL with [Cassandra]',
    'Nonprofit work; [Salesforce] administrator',
    'Trained teams who want to learn [Kafka]',
    'Machine learning with [Spark]',
    'Head of learning at a school; taught [Python]',
    'Without doubt the best [Excel] user of the house',
    'Will work with [SAP]',
    'Nicht nur [Kafka], sondern auch [Flink]',
    'Kein Problem mit [Kafka]',
    'Ohne Ausfall auf [Kubernetes] umgezogen',
    'Pas seulement [Kafka] mais [Flink]',
    'Sans problème avec [Docker]',
    'Sans perdre de messages [Kafka]',
    'No solo [Kafka], sino [Flink]',
    'Sin problemas con [Docker]',
    'NI LabVIEW and [TestStand]',
    'Based in Pas-de-Calais, [SAP] consultant',
    'Interested in everything around [Kubernetes], which I run in production',
    'Tehnologia fără fir, [Salesforce], [Analytics]',
    'Kontakt: knut@mailbox.no\nhttps://knut.example, [Kafka]',
    'Email knut@mailbox.no [Kafka]',
    'Closing [loans] without [delay]',
    'Kasse ohne Fehlbeträge, [SAP], [Excel]',
    'Planning of production with [SAP]',
    'Planning case study with [SAP]',
    'I would recommend to use [Kafka]',
    'Want to keep working with [Kafka]',
    'I love to work with [Kafka]',
    'Mai 2019: Erfahrung mit [Kafka]',
    'Nu 5 jaar ervaring met [Kafka]',
    '4th sem project experience with [Java]',
    'Non technical experience with [Excel]',
    'No formal degree in [Computer Science]',
    'No supervision, sole owner of [Kafka] and [Flink]',
    'Ready-made dashboards in [Tableau]',
  ])('%s', (marked) => expect(check(marked)).toMatchObject({ wrong: [] }))
})
