// Words by which a text says that someone lacks something or only wants it, folded to lower case without accents.

const set = (words: string) => new Set(words.split(' '))

/** English contractions that deny, before their "t". */
export const contracted = set('haven hasn hadn don doesn didn isn aren wasn can couldn won wouldn')
export const negators = set(
  'no not never without lacking lack lacks little cannot havent hasnt dont doesnt didnt isnt ' +
    'kein keine keinen keiner keinem keinerlei ohne nicht nie niemals kaum sans aucun aucune pas jamais sin ningun ninguna nunca jamas ' +
    'senza nessun nessuna nessuno non zonder geen niet nooit sem nenhum nenhuma nao bez brak nie nigdy fara niciun nicio nu niciodata',
)
/** Of these a thing that follows at once is lacking: 'no Kafka', 'ohne Kafka'. */
export const directNegators = set(
  'no without kein keine keinen keiner keinem ohne sans aucun aucune sin ningun ninguna senza nessun nessuna zonder geen nenhum nenhuma bez fara niciun nicio',
)
/** 'not only', 'no less than', 'no problem', 'never stopped': what follows is not denied. */
export const harmless = set(
  'only just merely solely less fewer more longer nonsense problem problems issue issues doubt question stranger afraid hesitation hesitate shy ' +
    'stopped fail fails failed tired downtime outage outages incident incidents loss losses error errors bug bugs matter wonder one other than to ' +
    'nur bloss problem probleme zweifel ausfall ausfalle solo solamente unicamente problema problemas duda dudas seulement uniquement simplement probleme problemes ' +
    'doute soltanto problemi dubbi alleen slechts probleem problemen apenas somente tylko numai doar but was were is are had has been being und oder',
)
/** What is not there, or was not done, with what follows. */
export const experienceWords = set(
  'experience experiences knowledge exposure background expertise familiarity proficiency familiar experienced proficient skilled versed comfortable ' +
    'used use using worked work working know touched programmed coded learned learnt ' +
    'erfahrung erfahrungen kenntnis kenntnisse vorkenntnisse praxiserfahrung gearbeitet benutzt verwendet genutzt vertraut eingesetzt ' +
    'connaissance connaissances competence competences utilise travaille connais maitrise pratique ' +
    'experiencia experiencias conocimiento conocimientos usado utilizado trabajado conozco domino manejo ' +
    'esperienza esperienze conoscenza conoscenze usato utilizzato lavorato conosco ervaring kennis gewerkt gebruikt ' +
    'conhecimento conhecimentos usei utilizei trabalhei conheco doswiadczenia doswiadczenie znajomosci wiedzy znam pracowalem pracowalam uzywalem uzywalam ' +
    'experienta cunostinte lucrat folosit cunosc',
)
/** Words of several languages that deny only before one of these. */
export const denyBefore = new Map([
  ['nu', set('am')],
  ['non', set('ho ha hai abbiamo conosco uso so')],
  ['sem', experienceWords],
])
/** The same at the end of a compound: 'Kafkaerfahrung'. */
export const heldEnding = /(?:erfahrung(?:en)?|kenntnisse)$/
/** 'neither Spark nor Flink'; those that name both by the same word are asked for twice. */
export const neither = set('neither weder')
export const repeatedNegators = set('ni')
/** Join the entries of a list. */
export const joins = set('and or nor neither noch weder und oder sowie et ou y e o u ni en i lub ani si sau nici')
/** Of them those that name alternatives. */
export const either = set('or nor noch oder ou o u ni lub ani sau nici')
/** Begin what an entry of a list is used for or where; nothing after them is an entry. */
export const prepositions = set(
  'in on at for by to from with using via during under while across mit bei auf fur im am unter dans sur chez avec pour en con para por su per con nel op met bij voor em no na com w na z in cu la pe',
)
/** Begin a new thought, which is not denied. */
export const turns = set(
  'but however yet though although whereas while except besides instead i we he she they ' +
    'only merely use uses used built build builds led ran run worked work works wrote write have has had am is are was were can know strong expert experienced ' +
    'proficient skilled solid good excellent very extensive many several years year since daily ' +
    'nur solo solamente seulement uniquement apenas alleen tylko ich wir er sie aber doch jedoch sondern dafur sehr gut gute starke seit jahre jahren bin habe ' +
    'mais je nous il elle solide solides bonne bonnes depuis ans suis pero sino yo nosotros buen buena fuerte desde anos tengo soy ' +
    'ma io buona buone da anni sono maar wel ik sterke jaar mas eu anos tenho sou ale ja lat mam dar eu ani am sunt',
)

/** Those of them that end a denial before it has said what is lacking. */
export const adversatives = set('but however although aber jedoch sondern mais pero sino ma maar mas ale dar')
/** Say when, at the end of a list. */
export const fillers = set('so far bisher bislang')

/** A wish: a word of `open`, and soon after it one of `close`. With `isFinal` what is wished for is named between both. */
export const wishes: { open: ReadonlySet<string>; close: ReadonlySet<string>; after?: ReadonlySet<string>; isFinal?: true }[] = [
  {
    open: set(
      'want wants wanted wanting like love hope hopes hoping eager keen aspire aspires aspiring planning plan plans looking willing ready excited happy',
    ),
    close: set('learn learning try explore study'),
    after: set('to on about'),
  },
  // with 'work' and the like only where the word itself says that it has not happened yet
  {
    open: set('want wants wanting like love hope hopes hoping eager keen aspire aspires aspiring planning looking'),
    close: set('work working move moving use'),
    after: set('to on'),
  },
  { open: set('interest interested'), close: set('learning exploring moving'), after: set('in') },
  {
    open: set('mochte will wurde wunsche interessiert interesse lust'),
    close: set('lernen erlernen einarbeiten kennenlernen kennenzulernen ausprobieren vertiefen arbeiten'),
    isFinal: true,
  },
  { open: set('kenne beherrsche'), close: set('nicht'), isFinal: true },
  {
    open: set('souhaite souhaiterais aimerais voudrais veux desire envie interesse interessee espere'),
    close: set('apprendre apprentissage decouvrir former travailler utiliser'),
  },
  { open: set('quiero quisiera gustaria deseo espero ganas interesado interesada interes'), close: set('aprender trabajar conocer usar') },
  { open: set('voglio vorrei piacerebbe interessato interessata'), close: set('imparare apprendere lavorare usare') },
  { open: set('wil zou'), close: set('leren'), isFinal: true },
  { open: set('quero queria gostaria desejo interessado interessada'), close: set('aprender trabalhar usar') },
  { open: set('chce chcialbym chcialabym'), close: set('nauczyc poznac') },
  { open: set('vreau doresc as'), close: set('invat invata lucrez') },
]
/** Being learned today, by themselves or after a word of time. */
export const learning = set('lerne aprendiendo apprends sto-imparando')
export const learningNow = set('learning lernend imparando aprendendo leer')
export const now = set('currently now presently am m still started begun actively estoy sto estou ik')
/** Of these verbs only 'would like' and 'would love' are wishes. */
export const wishedWith = { verbs: set('like love'), after: set('would d') }
/** Others learn what follows: 'trained teams who want to learn Kafka'. */
export const relativePronouns = set('who that which qui che quienes')

/** Finds every place at which the words above may begin, cheaply; what is found is then read word by word. */
export const trigger =
  /\b(?:n(?:o|ot|ever|either|icht|ie|iemals|ooit|iet|on|unca|ingun[ao]?|ingún|essun[ao]?|enhum[ao]?|ao|ão|igdy|iciun|icio|u|i|och)\b|without|lack|little|cannot|havent|hasnt|dont|doesnt|didnt|isnt|can['’]t|[a-z]{2,6}n['’]t|kein|ohne|kaum|sans|aucun|pas\b|jam|sin\b|senza|mai\b|zonder|geen|sem\b|bez\b|brak|f[aă]r[aă]|weder|want|would|d (?:like|love)\b|hop(?:e|ing)|eager|keen|aspir|plan|looking|willing|ready|excited|happy|interes|m(?:ö|oe)chte|will|w(?:ü|ue)rde|w(?:ü|ue)nsche|lust\b|kenne|beherrsche|souhait|aimerais|voudrais|veux|envie|quiero|quisiera|gustar|deseo|espero|ganas|voglio|vorrei|piacer|wil\b|zou\b|quero|queria|gostaria|desejo|chc|vreau|doresc|a[șş]\b|lern|aprendi|apprend|learning|imparando|aprendendo)|\bdésire|\bespère/giu
