// What a title carries besides the job: forms of gender, work arrangement, and words that say the job is over.
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Endings after '/', ':', '*', '_', '-' or a middle dot, or in parentheses, that only repeat a word in its other gender. */
export const genderEndings = words(`
  in innen a e o as os es n r en er ra ras ora oras dora rice trice trices euse euses se ses ere iere ne nne enne ka ica ice
  esse resse te le ve ienne elle x nen frau
`)

/** Whole parts in parentheses or after a dash that stand for 'any gender'. */
export const genderPhrases = words(`
  gn all-genders allgenders divers d m f w h mwd wmd mfd fmd hf fh mf wm
`)

/** Words about place and form of work; a tail that holds nothing else is dropped. */
export const arrangementWords = words(`
  remote hybrid onsite on-site site home office homeoffice telecommute teleworking telework work from anywhere wfh
  full full-time fulltime part part-time parttime time temp temporary contract contractor permanent freelance casual seasonal
  shift shifts night nights day days weekend weekends evening prn diem per fixed term ftc maternity cover
  vollzeit teilzeit befristet unbefristet minijob ab sofort
  cdi cdd interim temps plein partiel teletravail distance
  remoto remota teletrabajo jornada completa parcial hibrido hibrida presencial indefinido
  tempo pieno smart working ibrido
  zdalna zdalnie praca or and with optional possible only based us usa uk eu emea apac dach latam worldwide global urgent hiring now new immediate
`)

/** Words that say the job was held before. */
export const formerWords = words(`
  former formerly ex previous previously past retired late emeritus
  ehemaliger ehemalige ehemals ehem fruherer fruhere
  ancien ancienne antiguo antigua exdirector anterior
  voormalig voormalige byly byla
`)

/**
 * Articles, prepositions and conjunctions of the languages of the data, and words of German training rules that introduce a
 * field ('Techniker Fachrichtung Chemie') or attest an exam ('staatlich geprüfter'). They name no work and are not encoded.
 * Left out where another language has the word in titles: 'die' (tool and die maker), 'e' (e-commerce), 'it', 'no'.
 */
export const fillerWords = words(`
  of the for and or in at to with by from on an
  fur und im der das des den dem von vom zur zum am mit bei beim auf oder
  de du la le les et en au aux pour sur dans
  del las el los y o u para con por al a
  di della delle dei degli dell per alla alle allo il i gli nel nella
  do da dos das em na
  van het voor te
  w z dla ds oraz
  si pentru cu
  на за и в с по от
  v pro s se k ve
  za iz
  og och av till med til
  ir un
  es
  fachrichtung schwerpunkt fachbereich staatlich geprufter geprufte anerkannter anerkannte examinierter examinierte diplom dipl
`)

/** Parentheses that hold nothing but these and years name a school or a grade of the civil service, not the work. */
export const qualificationWords = words(`
  fachschule hochschule berufsfachschule fh uni universitat bachelor master diplom ausbildung weiterbildung bis ab
  hoherer gehobener mittlerer einfacher dienst duales studium
`)
