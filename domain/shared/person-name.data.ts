// Words around names: titles before them, credentials and suffixes after them, and family names that are written first.

/** Lower case, without periods. */
const titleWords = `
  dr dra drs prof profa profª univ-prof priv-doz pd mr mrs ms miss mx sir dame lord lady rev revd reverend rabbi imam sheikh
  herr frau fru hr hon honorable capt captain lt ltcol maj sgt cpl cmdr adm brig
  mme mlle madame mademoiselle monsieur maître me docteur docteure professeur professeure
  señor señora señorita sr sra srta don doña ing lic lcda lcdo dott dottssa dottoressa dottore avv geom rag sig sigra signor signora
  senhor senhora exmo exma eng engª engr ir drg mag dipl-ing di dkfm
  mgr inż inz hab lek bc bca mudr judr phdr rndr mvdr paeddr thdr doc pharmdr icdr
  doç öğr uzm op av bay bayan
  shri shree smt smti kum km adv pt pandit tn ustad ustadh hajji haji datuk dato tan-sri
  д-р проф г-н г-жа доц инж κ κα κος δρ др
  ד"ר פרופ' מר גב' د م أ أد دكتور دكتورة الدكتور الدكتورة أستاذ الأستاذ السيد السيدة مهندس المهندس
  डॉ डा श्री श्रीमती सुश्री ดร นาย นาง นางสาว คุณ
`
/** These are titles only with a period, since they are names or other words as well. */
const dottedTitleWords = `
  me sr don ing lic rag sig di mag km pt tn op av doc eng ir hab lek arch fr er gen col mat kum adv bay hr bc hon adm maj cpl brig
  dr-ing med rer nat phil iur jur mult univ dent vet oec pol theol habil techn agr h c m p κ κα
  д м م أ د
`
/** Lower case, without periods; counted only when written like an abbreviation. */
const credentialWords = `
  phd dphil mphil edd psyd dba dsc scd dds dmd dvm dnp dpt pharmd md mbbs mbchb frcs frcp mrcp mrcs facs facc do od jd llm llb llc esq esquire
  mba emba ba bs bsc ms msc ma mfa bfa mpa mpp mph msw med bed meng beng be btech mtech bcom mcom bba bca mca mres march mdiv
  bsn msn rn lpn lvn np fnp crna cna aprn fnp-bc fnp-c acnp pa pa-c rd rdn ldn cnm cns ccrn cen rrt rt emt lcsw lmsw licsw acsw lmft lpc lpcc lcpc
  ncc bcba slp ccc-slp otr otr/l ot pt dpt cpt cscs atc
  cpa ca aca acca fca cima cma cia cisa cism cissp ccsp crisc cgeit cfa caia cfp frm chfc clu cams cfe ea ctp fcca cipp cipp/e cipp/us cipm cipt
  pmp pmi-acp pmi-rmp pgmp pfmp capm csm cspo psm cbap ccba prince2 itil ssgb ssbb lssbb lssgb cssbb cssgb togaf safe spc6 rte
  aws gcp ccna ccnp ccie ceh oscp giac mcp mcse mcsa mct rhce rhcsa
  phr sphr gphr shrm-cp shrm-scp aphr cir acir prc cebs ccp gphr assoc mcipd fcipd acipd cipd frsa fbcs mbcs ceng ieng miet fiet mice frics mrics aia riba faia leed ap
  pe eit se pls cpp cpsm cscp cpim cltd cqe cmrp cpcu are aic cprw ctfl istqb cdmp
  dsw drph mha mhs mhsa mis mit mim mme msee bsee bsme bas aas aa as
  obe mbe cbe kbe om mp qc kc ret
  dipl-ing dipl-kfm dipl-inf dipl-wirt-ing dipl-psych mag mscr csc drsc dis
  кн дтн ктн кэн
`
/** Of these, the ones that are credentials in any case: no one is called so. */
const plainCredentialWords = `
  phd dphil mphil psyd pharmd msc bsc mbbs llm llb esq pmp cissp cpa cisa cism csm cspo cfa lcsw lmft bsn msn shrm-cp shrm-scp sphr phr ccna ccnp itil
  dds dvm btech mtech bcom mcom
`
/** Credentials that are also names; not taken off a name that is in capitals throughout. */
const nameLikeCredentialWords = `ma do ba be pe mba meng bas as om mit mim ms pa ea ca se are safe march mice don mag bed med prc cha ret aa`

const familyFirstWords = `
  nguyen tran pham huynh phan vo vu dang bui ngo duong dinh truong luong
  wang zhang liu zhao huang zhou zhu guo zheng xie deng cao jiang cai zeng
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi
  shimizu saito yamazaki mori ikeda hashimoto ishikawa nakajima maeda fujita ogawa goto okada hasegawa murakami kondo
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz meszaros racz fekete szilagyi torok feher szucs
  kocsis pinter fodor szalai sipos gulyas biro kiraly katona bognar
`
const koreanFamilyWords = `kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song hong moon yang bae baek nam son noh ha`
const shortFamilyWords = `LI WU XU HU HE LU MA YU YE NG HO LE DO VU VO KO OH NA SU LO HA AN XI QI`

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

export const titles = words(titleWords)
export const dottedTitles = words(dottedTitleWords)
export const credentials = words(credentialWords)
export const plainCredentials = words(plainCredentialWords)
export const nameLikeCredentials = words(nameLikeCredentialWords)
export const familyFirst = words(familyFirstWords)
export const koreanFamily = words(koreanFamilyWords)
export const shortFamily = words(shortFamilyWords)

export const suffixes = words('jr sr ii iii iv 2nd 3rd 4th')
export const particles = words(
  'de da di do du des del della dello dalla dos das van von der den dem ter ten te la le las los el al bin ben ibn y e zu zum zur af av',
)
/** They belong to the word that follows: 'Abdul Rahman', 'Ma. Teresa'. */
export const givenStarts = words('abdul abd abdel abdal abu umm mª ma. m.ª')
export const pronouns = words('he she they him her them his hers theirs ze zir xe elle el ella er sie ihr ihm iel il lui any all pronouns')
/** Honorifics at the end of a name. */
export const honorificEnds = ['先生', '女士', '小姐', '博士', '教授', '様', 'さん', '氏', '님', '씨', '교수', '박사']
/** After a comma, they start a job title and not a given name. */
export const jobWords = words(
  `of at in for and head lead manager engineer director nurse consultant developer analyst recruiter specialist officer founder co-founder
  president ceo cto cfo coo cmo vp svp evp chief senior junior principal partner student candidate coach author speaker advisor architect designer
  licensed certified registered retired`,
)
/** What forms and address books put where a name is missing, and what companies have at the end. */
export const noNames = words(
  `unknown none null undefined n/a na nil test user candidate applicant member linkedin anonymous private confidential info admin office contact
  hr jobs job career careers team sales support hello mail email noreply no-reply webmaster firstname first_name name vorname nombre prénom prenom
  recruiting recruitment company mr mrs sir madam`,
)
export const companyForms = words('gmbh ag kg inc ltd llc llp corp sa sas srl sarl bv ab oy plc')
