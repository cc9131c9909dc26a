// Short forms and spellings of one given or family name, in Latin letters, one name a line.
export const nameForms = `
alexander alex alec sasha aleksandr oleksandr alexandre alejandro alessandro sandro lex xander aleksander alexandros
alexandra alex sasha sandra alexa lexi aleksandra alejandra
andrew andy drew andrei andriy andreas andre andres andrej andreu
anthony tony antonio anton antoine
anna ann annie anne ana anya hanna hannah
anastasia nastya stacy anastasiya
barbara barb babs
benjamin ben benny benji
bernard bernie bernd bernhard
catherine cathy kate katie kathy katherine kathryn cath cat katya ekaterina yekaterina kateryna caterina katharina kathrin katrin
charles charlie chuck carl karl carlos carlo
charlotte charlie lottie
christine chris christina tina kristina kristin kirsten christiane
christopher chris kristofer christoph christophe topher
daniel dan danny dani daniil danilo
david dave davy dawid
deborah deb debbie debra
dimitri dmitri dmitry dima dimitris dimitrios dmytro
donald don donny
edward ed eddie ted teddy eduard eduardo ned
elizabeth liz lizzie beth betty eliza lisa elisabeth elise libby elisabetta isabel
elena helen olena lena helena eleni yelena
emily em emmy emilia
eugene gene evgeny yevgeny zhenya
evgenia zhenya yevgenia eugenia
francis frank francisco francesco franz frankie paco
francesca fran franziska francisca
frederick fred freddy fritz friedrich federico frederic
gabriel gabe gabi
george georgy giorgos yuri georgios jorge georg jurgen yorgos
gerald gerry jerry gerhard gerd
gregory greg grigory gregor grisha
harold harry hal
henry harry hank heinrich henri heinz henrik enrique
isabella bella izzy isabelle isabel
ivan vanya iwan
jacob jake jakob yakov jack
james jim jimmy jamie jaime
jean-luc jean
jennifer jen jenny jenn
jessica jess jessie
john jack johnny jon jan johannes johann hans juan ivan sean giovanni joao jean ioannis yannis ian
jonathan jon johnny jonny yonatan nathan
joseph joe joey jose josef giuseppe yosef youssef yusuf yossi sepp pepe
joshua josh yehoshua
julia julie yulia juliana giulia iuliia
karen kaz
kenneth ken kenny
kimberly kim kimmy
lawrence larry laurence lorenzo lars
leonard leo len lenny leonid
louis lou luis ludwig louie luigi
lucas luke luca lukas lukasz
madeline maddie maddy madeleine
margaret maggie meg peggy marge greta rita margarita margarete margot
maria mary marie masha mariya maryam miriam mariam mimi
martin marty marten
matthew matt mateo matteo matthias mathieu matthieu matvey
maximilian max maxim maksym maxime maxwell
megan meg
melissa mel missy
michael mike mick mikhail misha miguel michel mikael micha mykhailo mykola michal michele
michelle shelly mich
mohammed muhammad mohamed mohammad muhammed mohamad mo
nadezhda nadia nadya
natalia natasha nat natalie nataliya
nathaniel nate nathan nat
nicholas nick nico nicolas nikolai niko nikos nikolaos klaus kolya mykola nikolay
nicole nicky nikki
olga olya
oliver ollie olly
pamela pam
patricia pat patty tricia trish
patrick pat paddy padraig patricio
paul pavel pablo pasha paolo pavlo
peter pete pyotr petr petro pedro pietro pierre petros
philip phil philipp felipe philippe filip
rachel rae raquel rahel
rebecca becky becca bex
richard rick dick rich ricky ricardo riccardo
robert rob bob bobby robbie bert roberto
roman roma
ronald ron ronnie
samantha sam sammy
samuel sam sammy shmuel
sarah sara sally
sebastian seb basti bastian
sergei sergey serge sergio serhii serhiy seryozha
sofia sophie sophia sonya zofia sofya
stephanie steph steffi stefanie
stephen steve steven stefan stephan esteban stepan etienne
susan sue susie suzanne susanne susanna
svetlana sveta lana svitlana
tatiana tanya tetiana tatyana
theodore ted theo teddy fyodor
theresa terry teresa tess therese
thomas tom tommy tomas tomasz
timothy tim timmy timofey
valentina valya
victoria vicky tori viktoria vika
vincent vince vinny vincenzo
vladimir vlad volodymyr volodya vova
william bill billy will liam wilhelm willi guillermo guillaume
xavier javier xavi
yuri yury iurii yuriy
zachary zach zack
kim gim
lee li yi rhee i
park bak pak
choi choe
jung jeong chung
cho jo
yoon yun
jang chang
lim im rim
kang gang
kwon gwon
shin sin
ahn an
yoo yu ryu
hwang whang
moon mun
woo u
oh o
seo suh
`
