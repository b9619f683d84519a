/** Written by craft/training/train-claims.ts from 464 annotated descriptions: a trait and its weight in tenths. */
export const WEIGHTS = `again 0 di	-3
again 0 oi	-6
again 0 op	-5
again 1 di	-4
again 1 op	-3
again 2 di	-6
again 2 oi	-8
again 3 oi	-4
again 4 di	-6
again 4 oi	-5
again 5 oi	-13
claim benefit brief	-7
claim degree brief	-8
claim degree none	25
claim demand brief	-9
claim demand role	-7
claim figure brief	-7
claim figure none	32
claim name brief	-2
claim place none	21
claim tool brief	-3
claim tool none	23
claim year brief	-8
claim year none	45
cover 1 ne 0	-2
cover 1 ne 2	2
cover 1 op	-2
cover 2 ne 5	-6
cover 3 ne 0	-2
cover 3 ne 5	4
cover 4 di	-3
cover 4 ne 0	-3
cover 4 ne 1	-2
cover 4 ne 3	-4
cover 4 ne 4	-2
cover 4 oi	-2
cover 4 op	-2
cover 5 di	-5
cover 5 ne 1	-2
cover 5 ne 2	-4
cover 5 oi	-5
cover 6 di	-4
cover 6 ne 0	-4
cover 6 ne 1	-4
cover 6 oi	-2
ends - -	-2
ends e l	2
ends e n	2
ends e t	-3
ends f l	-4
ends f n	2
ends l n	3
ends l t	-7
ends n e	4
ends n f	2
ends n l	16
first - oi	-2
first - op	-3
first l di	-2
first l op	-2
gift false oi	4
hard false dp	-6
last - oi	-2
last - op	-3
last f dp	-5
last n di	8
last t oi	-2
longest -	-2
most 0 words 0	-2
most 1 words 1	-2
most 2 words 2	-5
most 2 words 3	-7
most 2 words 4	-2
most 2 words 5	-8
most 3 words 3	-5
most 3 words 4	-2
most 3 words 5	-4
most 3 words 6	-4
most 4 words 5	-8
most 5 words 5	-6
most 5 words 6	-4
most 6 words 6	-2
n 0 dp	-4
n 1 dp	3
n 1 oi	2
n 2 di	5
n 2 oi	5
n 3 oi	10
n 4 oi	15
ne 1 dp	-2
ne 2 dp	2
ne 3 di	3
opens	-4
opens 	-4
opens a background	2
opens a calm	-5
opens a clear	-5
opens a day	-2
opens a driv	-3
opens a feel	-4
opens a free	8
opens a full	18
opens a head	-6
opens a l	-4
opens a law	2
opens a level	-16
opens a month	-9
opens a paid	2
opens a postgradua	2
opens a quoi	-3
opens a room	-7
opens a sens	-2
opens a trad	-3
opens a van	-7
opens a week	-9
opens a work	9
opens a year	-5
opens aat	-4
opens abgeschloss	2
opens abgeschloss ausbild	6
opens abrir	-2
opens abschlu als	-2
opens acce	8
opens accurac	-2
opens acompa	-11
opens acompan	-11
opens aconsej	-4
opens aconsej sobr	-4
opens act	-9
opens adap	-7
opens adr	-2
opens advi	-6
opens after	-2
opens agenc	-2
opens agre each	-4
opens aguinald	2
opens aider	-6
opens aider a	-7
opens al ano	-7
opens al mes	-9
opens alle	-5
opens allemand	-7
opens allgau	-2
opens alojami	3
opens alta	-14
opens am	-2
opens an earl	-15
opens an electr	-2
opens an extr	-3
opens an hour	-4
opens analy	-4
opens and	-13
opens ande in	-11
opens angebo	-12
opens angl	-3
opens angl lu	-2
opens angoul	-2
opens anim	6
opens annu	3
opens anot	-3
opens anot lo	-4
opens answ call	-2
opens appl in	-2
opens appl with	-2
opens apprend de	-7
opens april	-12
opens arbei	-6
opens arbeitskleid und	-10
opens are	-12
opens asesor	-4
opens asesor a	-4
opens ask	-12
opens atenc	-2
opens atend a	6
opens atte	-2
opens atte to	-2
opens aucu	-9
opens auf	-6
opens auf wunsch	-3
opens aufmerksamke fur	-4
opens aus notiz	-5
opens ausbild zum	-4
opens australi	14
opens außerd	7
opens avis	-6
opens avis de	-7
opens aws	14
opens bachelor	3
opens ballar	-2
opens band	-8
opens basic	-2
opens baustell	-16
opens bayon	-5
opens be poli	-5
opens be the	-4
opens beer	-3
opens beer allow	-3
opens befrist bis	-4
opens beglei	4
opens bei	-2
opens beleg	7
opens benefi	-13
opens bera	-4
opens bereitschaf	-7
opens bestell	-15
opens betrieblich	3
opens betw	-5
opens bewerb	-11
opens bewerb sie	-4
opens bezahl	-14
opens bis	-11
opens bis euro	-6
opens bis zu	-3
opens bois	-11
opens bonn connais	4
opens bono	5
opens book	2
opens brief	3
opens brill	-7
opens bring	2
opens bring your	6
opens brut	-6
opens buch	-8
opens bus	-8
opens busc un	-3
opens c	-4
opens caja	2
opens caja de	2
opens call	-2
opens calm en	-6
opens calm under	-5
opens camb	6
opens campa	-4
opens capa	-5
opens capt	-18
opens care for	-5
opens care with	-7
opens carg	-4
opens carg y	-6
opens carr out	5
opens cart	2
opens cdi	6
opens ce qui	-2
opens certif	12
opens certifica	10
opens chacu	-5
opens chair	4
opens chang	5
opens chaqu chiff	-2
opens check the	-3
opens chequ	3
opens chf	-4
opens chf bis	-3
opens childr	-18
opens choi	-5
opens cinc	-3
opens cinc anos	-3
opens cinq	-3
opens clas	9
opens clas de	5
opens clea	-2
opens clea organi	-5
opens clea the	-3
opens clear	-3
opens clear commun	-4
opens clear word	-4
opens clos	-3
opens coach	8
opens cobr	8
opens coch de	-8
opens coci	-2
opens colegiac	-6
opens collec	4
opens colour	6
opens come	8
opens comedor	-2
opens comfor	-11
opens comi	-2
opens comid	11
opens command	-3
opens comp	-18
opens companerism	-2
opens comple	2
opens compr	7
opens con	-5
opens concil	-2
opens concil cuen	-2
opens connais	2
opens connais de	2
opens connais du	2
opens conoc	-7
opens conseill	-10
opens conseill les	-7
opens constanc	-5
opens constru	-3
opens cont	-8
opens contra fijo	12
opens contra indef	4
opens contra labor	-8
opens control	-8
opens conv	-3
opens cook and	4
opens coord a	7
opens coordinar	-11
opens coordinar con	-11
opens cork	-10
opens correg	-10
opens cort	-16
opens creer	-7
opens creer des	-8
opens cuand	-8
opens cuatr	-7
opens cuid aquell	-2
opens cuid la	11
opens cumpl la	-2
opens curiosi	-5
opens curiosi and	-7
opens curiosidad	-5
opens custom	-10
opens cut colour	-4
opens cycl to	6
opens dann	-15
opens dans	-3
opens date	-5
opens daventr	-8
opens days a	-4
opens days of	-11
opens days off	3
opens de	-6
opens de bonn	2
opens de la	-2
opens de lune	-9
opens deal	-5
opens deal with	-5
opens dein	16
opens dejar	-10
opens deliv	-2
opens den kurs	-6
opens der	-10
opens der tag	-2
opens des mots	-3
opens describ	-2
opens desig here	-2
opens deux jour	-3
opens die arbe	-3
opens dienstwoh	20
opens dire	-2
opens dirig	-8
opens discoun	5
opens discrec	-2
opens discrec con	-2
opens docu	2
opens draf	-4
opens driv licenc	-6
opens driv safe	-2
opens driv the	5
opens du bist	-10
opens du respec	-2
opens du soin	-4
opens duba	-8
opens dutch	-5
opens earl	-7
opens ecou	-4
opens ecri	-2
opens ecriv	-2
opens ecriv nous	-2
opens eige	4
opens eigh	-5
opens ein jobtick	-5
opens ein sorgfaltig	-2
opens ein zimm	-2
opens eine abgeschloss	-4
opens eine ruhig	-10
opens eine tag	-3
opens eine unbefriste	-6
opens einfuhlungsvermog	-4
opens einfuhlungsvermog und	-4
opens el eusk	-2
opens elabor	4
opens eleg	-5
opens eleg por	-3
opens empez	-6
opens empez el	-6
opens empez en	-3
opens en	-11
opens en nuestr	-2
opens encadr un	9
opens encourag	-4
opens end	14
opens english	-8
opens enough	-2
opens ense	-5
opens ense a	-3
opens entr et	-3
opens entret	-4
opens envia	-3
opens envo	-5
opens envo nous	-6
opens equip de	-6
opens erfahr	7
opens erfahr in	7
opens erfahr mit	8
opens erst	7
opens erst hilf	7
opens escuch	-10
opens escuch a	-3
opens espagnol	-5
opens esse	-3
opens estar	-8
opens etabl les	2
opens etwa	-11
opens euro	-9
opens evalu	-7
opens exac	-3
opens excell	-9
opens exper in	20
opens expl	-7
opens expl la	-6
opens fachgebi	-4
opens fahr	-6
opens fair le	3
opens famil	-2
opens febru	-7
opens feri	-2
opens field of	-2
opens file	-4
opens fin	-2
opens fin du	-2
opens find faul	-7
opens firmenwag	-4
opens fit	2
opens flexibl	5
opens fligh	6
opens fluenc	2
opens fluenc in	2
opens follow	-3
opens follow the	-8
opens form	5
opens form les	13
opens formac en	12
opens formac o	-3
opens formalidad	-7
opens four	-9
opens four week	9
opens fp de	3
opens fp ii	-4
opens frag zu	-3
opens franz	-2
opens frau	-7
opens free	13
opens free coff	-11
opens frei	8
opens freitag	-14
opens freud	-2
opens freud am	-4
opens freud dara	-5
opens freundlich	-6
opens friend firmn	-4
opens from	3
opens fruh	-5
opens full time	-12
opens full trai	-8
opens funf	-3
opens funf jahr	-8
opens funf woch	-6
opens furgone	-9
opens galw	-3
opens gard son	-2
opens gard vett	2
opens gast	-16
opens geduld	-5
opens genau	-2
opens genauigke	-2
opens genauigke und	-2
opens gera	-3
opens gerer	3
opens gerer les	6
opens gern	-3
opens gern mit	-5
opens gesell	-2
opens gesellenbrief als	-3
opens gespur	-3
opens gespur fur	-3
opens gest	2
opens gest el	8
opens get	-8
opens getx	-2
opens glas	-4
opens good	-8
opens gran	-2
opens grat	15
opens gree	-9
opens grundkenntnis in	12
opens grup	-3
opens guiar	2
opens guid	-4
opens h h	-3
opens h sur	-7
opens habili	7
opens habl	-8
opens habl con	-5
opens halbtax	17
opens half	14
opens half of	-3
opens half pric	2
opens handl dispu	-5
opens hast juni	-4
opens hast octub	-3
opens hausbesuch	7
opens have	2
opens hcpc	-2
opens help	-5
opens help in	-11
opens herr	-10
opens herzlichke	-9
opens heur par	-13
opens hexham	-3
opens high	6
opens hint	-2
opens hint jeder	-2
opens hold	-5
opens horar	-4
opens horar lune	-3
opens hosp	-4
opens hour	-11
opens hous	5
opens idea	-3
opens ideal	-6
opens ihr	-8
opens ihre	-3
opens im	-5
opens im jahr	-7
opens im mona	-2
opens impar	12
opens impl	12
opens improv	-5
opens in	-3
opens in unser	-2
opens incorporac	-12
opens inform	-2
opens ingenier	-5
opens ingl intermed	-2
opens inst	6
opens install	6
opens instru	-11
opens inter	-14
opens interes an	-8
opens ital	7
opens j	-21
opens jahressonderzahl	5
opens je	-4
opens jobrad	5
opens jorn	-5
opens k with	6
opens kaufman	-7
opens kaufman ausbild	-7
opens keep	-4
opens keep an	-2
opens keep note	-2
opens keep your	-8
opens kenntn	-4
opens kenntn der	-4
opens kenntnis	7
opens kenntnis der	11
opens kenntnis in	5
opens klar	-2
opens knowledg	3
opens knowledg of	3
opens kostenl	15
opens kund	-5
opens kurs	2
opens l	-3
opens la list	-2
opens ladung	-2
opens lais	-6
opens las	-13
opens le gout	-4
opens le neerland	6
opens le perime	-2
opens le perm	8
opens le sens	-2
opens leav	-5
opens leer	-3
opens leer plan	-5
opens leipzig	-3
opens leit	7
opens lern	-12
opens libertad	-4
opens libertad y	-4
opens life	16
opens lift	-3
opens limp	5
opens line manag	7
opens lire	-4
opens live	-7
opens lleg	-9
opens lleid	-3
opens llev	-8
opens llev la	-6
opens lo	-6
opens log	-5
opens lohn	-12
opens los	-6
opens lunch	-3
opens lune	-4
opens lune y	-10
opens maint	-9
opens make	-4
opens malag	-4
opens mana	-2
opens manag the	9
opens mand	2
opens manej	6
opens manej de	4
opens mano	-2
opens mant limp	-14
opens mantendr	-2
opens mantendr la	-3
opens manu	-14
opens mard	-7
opens mard samed	-7
opens mast en	6
opens medir	-10
opens meet	5
opens mejor	-15
opens mejor presentar	-2
opens mener les	-5
opens mentor	-7
opens metod	-2
opens metod para	-2
opens mett a	2
opens mile	4
opens mindest brut	-3
opens mindest drei	-4
opens minimum of	-2
opens mit elter	-4
opens model	-2
opens moder	-3
opens mon	-2
opens mon fri	-4
opens monatsgehal	-13
opens mond	-6
opens mond to	-6
opens mont	-3
opens montr	-9
opens most	-2
opens motorsagensch	7
opens move	-17
opens must	9
opens mxn	-7
opens nach kv	-4
opens nach tvod	-4
opens nadi lo	-2
opens nd	-12
opens negoc	4
opens neto	-2
opens neto al	-2
opens netto	-13
opens new	-7
opens nhs	2
opens nhs pens	6
opens nigh	-2
opens no agenc	-2
opens no exper	-5
opens no hace	-3
opens noch	-6
opens nos	-10
opens note	-10
opens note hour	-3
opens noter	-5
opens noti	9
opens noti de	10
opens nous	-3
opens nous somm	-15
opens nvq	-12
opens ob	-12
opens off	-9
opens offic	-12
opens oktob	-5
opens on vien	-2
opens one	-6
opens one day	-8
opens open	-9
opens opera	9
opens order	7
opens order suppl	-13
opens overtim	-3
opens own the	14
opens p	-4
opens pacienc	-4
opens pacienc y	-7
opens pack	-2
opens pagam	2
opens paid	15
opens palabr	-6
opens par an	-6
opens para	-2
opens para empez	-2
opens particip	2
opens particip aux	7
opens particip en	-3
opens pass les	4
opens pati	-3
opens pay	-10
opens peopl have	-3
opens per	-17
opens perm b	13
opens perso	-14
opens pfleg	5
opens pick	-4
opens plai	-3
opens plai word	-3
opens plan and	-10
opens plan de	7
opens plan the	-6
opens planif	-4
opens play	-5
opens plea	-7
opens plea appl	-3
opens plus	-2
opens plus de	15
opens polic	-2
opens por	-5
opens por hora	-6
opens port	-14
opens poser des	7
opens prak	-5
opens prak erfahr	-9
opens pregun	-4
opens pregun por	-4
opens prep el	-4
opens prep la	-4
opens prep les	7
opens prep los	-2
opens pres	2
opens prestac de	-3
opens pret	-5
opens prid	-4
opens prid in	-4
opens prim de	11
opens prim extraleg	-3
opens priva	15
opens priva health	-8
opens priva medic	5
opens proc	8
opens program	-4
opens programm	-6
opens prudenc	-2
opens pruf	-7
opens publ	2
opens publish	-3
opens punctuali	-7
opens put	-4
opens quand	-7
opens quand la	-8
opens quat	-9
opens quat ans	-8
opens quer	-2
opens quest	-7
opens quimp	-8
opens raba	-4
opens racon	-7
opens read	-8
opens readin to	-3
opens reali	7
opens recib	-5
opens recog	12
opens record	2
opens redac	-5
opens redig	3
opens redig des	-15
opens registr	-2
opens reli	-10
opens reliabili	-4
opens remo	-6
opens remun de	-5
opens remun par	-3
opens renn	-5
opens repar	-2
opens reper les	-6
opens repond	-4
opens repond aux	-5
opens repor	-9
opens repor damag	-6
opens repor hazard	-3
opens report	-3
opens repri	5
opens resolv	-4
opens respec	-3
opens respec for	-4
opens respek vor	-4
opens respond a	-3
opens restaur	-7
opens retir	2
opens retribuc	-4
opens review	-13
opens rigu	-7
opens rigu et	-7
opens rrsp match	4
opens run a	2
opens run the	6
opens rund	-5
opens s	-9
opens sabbat	2
opens sabe	3
opens safe	-9
opens sala	-3
opens sala par	-2
opens salar	-5
opens salar al	-7
opens sampl	8
opens samstag	-14
opens samstag x	-4
opens sat	-10
opens saub	-5
opens say	-7
opens schedul	-6
opens school	7
opens schreib	-8
opens schreib sie	-2
opens schul	-8
opens schwindelf	-13
opens se valor	6
opens seas	3
opens sech	6
opens see	-6
opens segu	-2
opens segu las	-2
opens segur medic	5
opens sehr	3
opens sehr gute	3
opens seis	-10
opens sell	9
opens sell here	-11
opens send us	-7
opens send your	-5
opens sens	-2
opens sent	-4
opens sent de	-3
opens sent del	-2
opens septemb	-18
opens set up	5
opens settl	-4
opens shap	-11
opens shar	-2
opens show	-3
opens sia	14
opens sicherhe	-3
opens sie bera	-5
opens sie berich	-4
opens sie betreu	-5
opens sie bring	-5
opens sie fahr	7
opens sie habe	-4
opens sie halt	-4
opens sie sorg	-3
opens sie star	-2
opens sie verantwor	-4
opens sign	-11
opens sign nous	-3
opens singap	-4
opens six month	8
opens so	-2
opens soig	-8
opens solid exper	-2
opens solid prat	-3
opens solv	-3
opens some	-2
opens sorgf	-2
opens sorgf bei	-2
opens sound	-11
opens sourc	-3
opens sout	-8
opens staatsexam	-14
opens staff discou	-10
opens staff meal	6
opens stam	-5
opens stam and	-2
opens staplersch	5
opens star	-9
opens statu	4
opens statu cadr	4
opens stay	-2
opens steel	-11
opens sterili	4
opens stock	9
opens stock opti	9
opens stop	-4
opens strong	-4
opens such	-3
opens sueld	-10
opens sugg	-4
opens suiv l	-7
opens supervi a	3
opens sure	-8
opens sure handl	-8
opens surveill	-5
opens tag	-2
opens tag pro	-2
opens take blood	-9
opens take paym	-3
opens talk	-6
opens tall	-2
opens tast	-6
opens team spir	-2
opens tech	-5
opens teil	-8
opens tell	-6
opens tell the	-4
opens ten	-9
opens tenir a	-8
opens tenir la	2
opens tenir un	-5
opens tenu	-17
opens tenu fourn	-2
opens th	11
opens th month	4
opens that	-15
opens the	-3
opens the abili	-3
opens the day	-3
opens the other	-2
opens ther are	-3
opens this	-7
opens this is	-2
opens ticke restaur	2
opens tien	6
opens time	9
opens time off	-9
opens tips	-6
opens titr	-2
opens titul de	-3
opens to	-9
opens to be	-3
opens toda	-4
opens toda las	-3
opens todo	-10
opens togeth	-3
opens togeth you	-3
opens tomar	2
opens tool	-2
opens tool insur	6
opens tour	-2
opens trabaj	-5
opens trai and	-9
opens trai in	-9
opens trai on	-5
opens trai or	-5
opens trami	17
opens transpor	-8
opens trat	-6
opens trat con	-5
opens trea	-9
opens treizi	-4
opens troi	-3
opens troi ans	-3
opens troi jour	-8
opens trouv	-14
opens tu misi	-4
opens tucs	-13
opens two days	-11
opens un accueil	-3
opens un angl	-2
opens un contr	4
opens un jour	-4
opens un pani	-6
opens un samed	-6
opens un travail	-6
opens una curiosidad	-4
opens une cart	10
opens une equip	-11
opens une journ	4
opens une mutuell	-2
opens une premi	11
opens une sema	12
opens une voitu	-9
opens uniform	-2
opens unse	-12
opens unser	-2
opens unterlag	-7
opens up	-4
opens up to	-4
opens urlaub	-9
opens vacc	-3
opens vale de	5
opens valid	-3
opens valor	-12
opens van	-7
opens vehicul prop	13
opens veill	-5
opens veill a	-7
opens vergu	-2
opens vergu nach	-7
opens vergunstig	7
opens verlasslichke	-2
opens verlasslichke das	-3
opens vermogenswirksam	4
opens vermogenswirksam leis	4
opens verschwiegenhe	-2
opens verschwiegenhe bei	-2
opens verstandn	-6
opens verstandn fur	-6
opens vertre	9
opens vielf	-4
opens vielf im	-4
opens vier jahr	-7
opens vigil	-8
opens vino	-8
opens visi les	7
opens viviend	-4
opens vollze	-11
opens volv	8
opens von	-9
opens vorberei	-10
opens votr	-2
opens vous commenc	-3
opens vous etes	-2
opens vous rend	-5
opens vous tenez	-2
opens walk	-4
opens walk the	-5
opens warm	-6
opens warmth	-3
opens we give	7
opens we look	-4
opens we provid	-2
opens we re	-2
opens we will	-3
opens week pay	8
opens weekend	-2
opens weigh	-5
opens welcom visitor	-5
opens well	-12
opens wenn	-11
opens wer	-6
opens whil	-8
opens willingn	-8
opens willingn to	-8
opens wir freu	-13
opens wir sind	-5
opens wochenend	-3
opens word	-12
opens work clos	-3
opens work from	-9
opens work safe	-3
opens work to	-5
opens work with	2
opens writ and	-5
opens writ clear	-9
opens writ repor	-6
opens writ to	-3
opens wset	10
opens you also	11
opens you begi	-2
opens you d	-8
opens you join	-8
opens you keep	-6
opens you know	-7
opens you lead	3
opens you ll	-3
opens you need	-2
opens you re	-8
opens you repor	-2
opens you should	-5
opens you would	-3
opens your day	-2
opens your own	3
opens your task	-4
opens zugewand	-2
opens zugewand geduldig	-2
opens zulag	-7
opens zuschl	-4
opens zuschu	11
opens zuverlassigke	-7
opens zwei bis	-2
opens zwei jahr	2
pair a aprend	-4
pair a aucun	-3
pair a backen	-4
pair a barist	-9
pair a bonus	-13
pair a bordea	-2
pair a brut	-4
pair a busy	-2
pair a cada	-7
pair a calm	-2
pair a cargo	3
pair a casa	10
pair a chaque	-15
pair a civil	-2
pair a contra	-19
pair a cv	-3
pair a data	2
pair a de	-6
pair a depend	-2
pair a des	8
pair a deux	-8
pair a dia	-3
pair a dog	-9
pair a domici	4
pair a doming	-6
pair a feelin	-3
pair a fin	-4
pair a first	-3
pair a free	7
pair a full	3
pair a good	-5
pair a great	-13
pair a hand	-3
pair a hotel	-8
pair a ici	-2
pair a job	-4
pair a jueves	-6
pair a junio	-3
pair a kind	-4
pair a las	-5
pair a level	-2
pair a light	-19
pair a los	-2
pair a m	-9
pair a mano	-2
pair a monthl	14
pair a p	-5
pair a paid	3
pair a par	-10
pair a partir	-2
pair a place	7
pair a pool	-3
pair a postgr	2
pair a quarte	-6
pair a quien	-11
pair a quiene	-2
pair a real	-12
pair a rennes	-12
pair a review	-2
pair a room	-8
pair a sabado	-5
pair a second	-12
pair a simila	-9
pair a site	-6
pair a small	-4
pair a soluti	-7
pair a story	-7
pair a tarea	-2
pair a temps	-8
pair a tiempo	-4
pair a tous	-2
pair a trade	-3
pair a trois	-8
pair a une	-5
pair a van	-7
pair a veteri	-8
pair a wareho	8
pair a weekly	17
pair a whiteb	-2
pair a workin	7
pair a y	-5
pair ab sofort	-3
pair abgesc ausbil	2
pair abgesc studiu	2
pair about it	-3
pair about on	-2
pair about the	-12
pair about to	-2
pair about what	-8
pair accomp les	3
pair accoun in	-5
pair accoun of	-4
pair accuei et	-2
pair accura and	-11
pair aclara partid	-2
pair aconse con	-2
pair aconse sobre	-4
pair across the	-11
pair actuel le	-2
pair adapta una	-3
pair adapto les	-2
pair adjust at	-2
pair adobe indesi	-3
pair after a	-7
pair after days	3
pair age de	-3
pair age ou	-2
pair agents and	-12
pair agreab a	-5
pair agree each	-4
pair aid certif	2
pair aider aux	-2
pair aimabl et	-5
pair aise avec	2
pair aisles clear	-5
pair ajuste les	-2
pair al equipo	-10
pair algo no	-4
pair algo va	-2
pair alive and	-4
pair all kinds	-2
pair all the	-3
pair all weathe	-4
pair alle auf	-5
pair alle mitein	-2
pair allerg and	-3
pair allowa of	2
pair als pflege	-9
pair als steuer	3
pair also at	-9
pair also get	9
pair also in	-7
pair also when	-2
pair alumna vea	-2
pair am abend	8
pair am meiste	-2
pair am morgen	-10
pair am telefo	-4
pair am wochen	5
pair amenag il	-3
pair an annual	7
pair an asset	-6
pair an einem	-11
pair an electr	-2
pair an equal	-4
pair an evenin	-5
pair an extra	-6
pair an intere	-3
pair an nhs	11
pair an open	-4
pair an organi	5
pair and adjust	-15
pair and an	-7
pair and answer	-12
pair and book	-7
pair and bring	-2
pair and calm	-5
pair and campai	-7
pair and care	-9
pair and cash	6
pair and chase	2
pair and check	-10
pair and close	-13
pair and compar	-8
pair and comple	-5
pair and correc	-2
pair and decide	-2
pair and delive	-7
pair and do	-2
pair and edit	-4
pair and few	-6
pair and follow	-6
pair and four	-11
pair and friend	-12
pair and get	-7
pair and go	-2
pair and good	-9
pair and honest	-4
pair and keep	-4
pair and lead	-8
pair and let	-3
pair and lists	-5
pair and look	-5
pair and mark	-3
pair and materi	-2
pair and meals	-5
pair and move	-9
pair and names	-2
pair and new	4
pair and no	-5
pair and nobody	-8
pair and orders	-8
pair and out	-10
pair and pack	7
pair and pass	-8
pair and person	-7
pair and plan	-3
pair and privat	-15
pair and repair	-22
pair and safety	-4
pair and school	-2
pair and send	-9
pair and set	-3
pair and share	-5
pair and sql	-2
pair and steady	-2
pair and store	-10
pair and suppli	-14
pair and suppor	-9
pair and take	-4
pair and talk	-6
pair and test	-3
pair and that	-3
pair and then	-3
pair and towels	-8
pair and travel	-20
pair and treat	-5
pair and turn	-18
pair and with	-3
pair and you	-2
pair andere in	-6
pair andere sie	-4
pair anfang dazu	-2
pair anfang kann	-5
pair anglai lu	-2
pair annees d	-5
pair ano de	-3
pair anotar lo	-4
pair ans d	-5
pair ans en	20
pair anspre fur	-15
pair anspre ist	-3
pair answer calls	-5
pair answer for	-7
pair answer in	-10
pair answer that	-5
pair answer the	-2
pair answer your	-3
pair any stage	-2
pair anywhe in	-8
pair applic from	-11
pair applic will	-7
pair apply in	-2
pair appoin in	-8
pair appren de	-7
pair aprend aqui	-2
pair apres l	-5
pair aquell con	-2
pair arbeit an	-7
pair arbeit die	-2
pair arbeit eigenv	-2
pair arbeit lebt	-2
pair arbeit neben	-2
pair arbeit sie	-8
pair arbeit so	-3
pair arbeit und	3
pair are an	-6
pair are answer	-3
pair are comple	-5
pair are fine	-7
pair are for	-5
pair are going	-6
pair are handle	10
pair are no	-2
pair are not	-3
pair are paid	3
pair are proud	-3
pair are respon	-3
pair are safe	-2
pair are the	-6
pair are very	-2
pair around and	-2
pair arrive avec	-3
pair as they	-6
pair as you	-2
pair asesor a	-4
pair ask a	-2
pair asking sketch	-2
pair asks for	-2
pair assess and	-15
pair assist dentai	-5
pair at an	-10
pair at cost	9
pair at ease	-5
pair at home	-3
pair at level	-13
pair at our	-9
pair at pm	-8
pair atrae de	-2
pair attent and	-2
pair attent to	-5
pair au bon	-2
pair au fauteu	-5
pair au minimu	-7
pair au quotid	-4
pair auch am	-3
pair auch an	-11
pair auch fur	3
pair aucun effet	-3
pair auf b	7
pair auf dich	-16
pair auf ihren	-8
pair auf sie	-7
pair auf und	-14
pair auf wunsch	-3
pair aufgab fur	-2
pair aufgab wahren	-4
pair aujour hui	-3
pair aun esta	-3
pair aus notize	-5
pair ausbil im	-6
pair ausbil in	-10
pair ausbil oder	-3
pair ausbil zum	11
pair auswah keine	-3
pair auswah und	8
pair autono et	-7
pair autre horair	-3
pair aux heures	-6
pair aux radios	-2
pair avance de	-2
pair avance et	-4
pair avance y	-2
pair avant d	-8
pair avant de	-12
pair avec ceux	-3
pair avec de	-10
pair avec des	-2
pair avec l	-4
pair avec le	4
pair avec leurs	-3
pair avec rtt	-3
pair avec soin	-4
pair avec tact	-4
pair avez fait	-3
pair avez le	-12
pair avez un	-2
pair avisar de	-2
pair ayuda no	-3
pair b b	-4
pair b et	2
pair b y	-7
pair back on	-7
pair backgr in	6
pair base de	7
pair basic englis	-3
pair be a	-9
pair be able	-4
pair be done	-3
pair be nice	-7
pair be polite	-5
pair be relied	-2
pair be the	-5
pair be there	-4
pair beer allowa	-6
pair before a	-6
pair before it	-5
pair before work	-3
pair before you	-5
pair behand wird	-2
pair behind the	-2
pair bei gleich	-4
pair bei jedem	-3
pair bei uns	-11
pair bekomm du	-8
pair bekomm sie	-2
pair beobac und	-7
pair berufe wer	-2
pair berufs in	-6
pair beside other	-2
pair besoin d	-3
pair bestel und	-10
pair betwee the	5
pair bevor sie	-2
pair bien faire	-2
pair bien hecho	-2
pair bienve et	-8
pair bienve sea	-3
pair bill holds	-3
pair billin and	-10
pair birthd off	4
pair bis drei	-14
pair bis im	-2
pair bis oktobe	-3
pair bis zur	-13
pair blick auf	-3
pair blick behalt	-6
pair bon poste	-3
pair bonne connai	4
pair bonne humeur	-3
pair bonne maitri	5
pair bonne person	-4
pair bonne pratiq	-2
pair book appoin	-5
pair books that	-3
pair bout en	-8
pair brauch sie	-3
pair break a	-3
pair bring in	11
pair bring the	-2
pair bring your	6
pair brut de	-10
pair brutos en	-5
pair buen trato	-4
pair build report	-5
pair buscar averia	-2
pair busine what	-2
pair busy ones	-3
pair by hand	-3
pair by people	-4
pair by step	-2
pair by the	4
pair by us	-2
pair c and	-5
pair cad de	-6
pair cada cuatro	-3
pair cada person	-2
pair cada turno	16
pair caja de	2
pair call and	-4
pair call in	-4
pair call out	4
pair calls and	-13
pair calm when	-7
pair calma en	-6
pair calme dans	-3
pair calme un	-3
pair cambia de	-12
pair cambia la	-13
pair cambio y	-6
pair campan en	-13
pair can be	-2
pair can count	-2
pair can feel	-7
pair can talk	-7
pair can use	-2
pair can work	-4
pair candid est	-7
pair candid sont	-10
pair capaci la	-3
pair car and	-11
pair care and	-4
pair care with	-6
pair cargo de	3
pair carne b	-3
pair carte de	-2
pair carte swile	2
pair cash plan	5
pair cdi a	-4
pair ce metier	-6
pair ce qu	-2
pair cedula profes	-2
pair centre and	-10
pair certif is	2
pair chacun inform	-2
pair chaine de	-3
pair change as	-3
pair change early	-7
pair change rien	-2
pair change the	-6
pair chaque chiffr	-2
pair charge a	12
pair charge et	-9
pair charge of	-5
pair check and	-11
pair check data	-4
pair check the	-7
pair checks and	-8
pair chef in	-3
pair cheque vacanc	6
pair chez les	6
pair chez nous	-6
pair chf bis	-3
pair chiffr a	-2
pair childr and	-4
pair childr with	-10
pair chose pour	-3
pair cierre de	-9
pair cifras y	-4
pair cinco anos	-3
pair cinq ans	-4
pair civil tone	-2
pair clarid y	-3
pair clases de	11
pair clean drivin	17
pair clean organi	-5
pair clean quick	-4
pair clean the	-4
pair clear commun	-4
pair clear goals	-10
pair clear rhythm	-2
pair clear words	-4
pair clear writin	-9
pair client and	-2
pair client con	-5
pair client et	-9
pair client revien	-3
pair client se	-6
pair client who	-8
pair clinic and	-12
pair close is	-2
pair coche de	-6
pair code asking	-2
pair colabo autono	-2
pair collea can	-5
pair collea in	-4
pair collea know	-2
pair collea who	-9
pair colour and	-4
pair colour vision	6
pair come in	-4
pair comes first	-2
pair comfor with	-3
pair comfor workin	-3
pair commit to	-18
pair commun in	-4
pair commun skills	-3
pair compag et	-3
pair compan and	-4
pair compar lo	-3
pair compet qui	-2
pair compla about	9
pair comple and	-2
pair comple y	-15
pair compre la	-2
pair compte person	-7
pair con amabil	-8
pair con buen	-11
pair con calma	-5
pair con client	-5
pair con herram	-2
pair con justic	-3
pair con pacien	-3
pair con presto	-8
pair con regula	2
pair concil cuenta	-2
pair condui le	-6
pair confia avec	-12
pair conjun repart	-3
pair connai de	2
pair connai du	16
pair connai en	-6
pair conoce con	-3
pair consei en	-12
pair consei et	-12
pair consei les	-8
pair consul y	-18
pair contab que	-2
pair contar lo	-4
pair conten et	7
pair contra and	-17
pair contra avance	-4
pair contra labora	-8
pair contro and	-2
pair contro les	-3
pair conven collec	10
pair conven des	-2
pair convie c	-3
pair coordi a	4
pair coordi con	-11
pair cortar y	-2
pair corte y	-7
pair costes y	-8
pair costum de	-3
pair cottag availa	-2
pair could be	-4
pair could start	-3
pair count on	-2
pair coup de	-5
pair coup et	-3
pair craft is	-3
pair craint leurs	-3
pair creer des	-7
pair cualqu pregun	-2
pair cuando algo	-5
pair cuaren horas	-3
pair cuenta que	-6
pair cuenta y	-7
pair cuidad y	-7
pair cuidar aquell	-2
pair cuidar de	-13
pair cuidar el	-11
pair cuidar la	9
pair cuidar lo	-3
pair cuidar los	-7
pair cuisin des	-7
pair cumpli la	-2
pair curios and	-7
pair curios contag	-8
pair custom count	-5
pair custom honest	-5
pair custom in	-4
pair custom servic	-9
pair custom so	-4
pair custom what	-2
pair cut colour	-4
pair cv or	-5
pair cycle to	6
pair d amenag	-3
pair d assist	10
pair d autres	-4
pair d entrep	9
pair d etat	-5
pair d experi	-5
pair d expliq	-5
pair d hygien	-13
pair d love	-2
pair d oder	2
pair dafur und	-3
pair dans l	-5
pair dans la	-12
pair dans le	-4
pair darf mit	-9
pair das arbeit	-16
pair das haus	-9
pair das ist	-3
pair das ungesa	-4
pair dass alle	-5
pair dass alles	-3
pair dass andere	-6
pair dass es	-9
pair dass sie	-9
pair dass ware	-2
pair data analys	-7
pair data and	-5
pair data for	-6
pair datev erfass	-2
pair day has	-2
pair day here	-6
pair day in	-5
pair day week	-5
pair day with	-3
pair days at	-3
pair days in	-2
pair days on	-5
pair days out	-6
pair de a	-6
pair de alerge	3
pair de alimen	2
pair de bout	-8
pair de cada	-9
pair de carret	-3
pair de ce	-4
pair de conduc	4
pair de condui	-4
pair de conge	-3
pair de conjun	-3
pair de contac	-3
pair de delito	10
pair de demand	-4
pair de dentro	-3
pair de despen	5
pair de deux	9
pair de dix	-7
pair de dos	-19
pair de empleo	3
pair de faire	-2
pair de fin	5
pair de fuera	-2
pair de gastos	-3
pair de grands	-3
pair de handic	-4
pair de heures	-2
pair de horas	-6
pair de ingles	4
pair de ley	-3
pair de llevar	-4
pair de lo	-5
pair de los	3
pair de lunes	-4
pair de manipu	2
pair de net	-8
pair de neuf	-6
pair de niveau	-13
pair de nos	-4
pair de obra	-2
pair de ocho	-7
pair de paie	-5
pair de palabr	-4
pair de parkin	-10
pair de pensio	6
pair de plus	-15
pair de princi	-4
pair de prl	-3
pair de protec	-9
pair de que	-7
pair de repos	5
pair de reveni	-3
pair de salud	13
pair de semain	14
pair de semana	5
pair de six	-8
pair de teletr	-2
pair de tous	-4
pair de trabaj	-3
pair de transp	15
pair de turism	-8
pair de vida	6
pair debut tout	-5
pair decirl que	-3
pair decora them	-2
pair defend al	-3
pair degree is	-6
pair del dia	-5
pair delito sexual	6
pair delive and	-11
pair dem abschl	-9
pair dem niveau	-5
pair demas llega	-2
pair den dienst	-12
pair den kurs	-6
pair den sie	-12
pair den tag	-4
pair dentro y	-3
pair depend a	-2
pair depend del	-3
pair depend on	-4
pair der auswah	-5
pair der klasse	-11
pair der leitun	-9
pair der pflege	-3
pair der planun	-2
pair der woche	-5
pair des activi	4
pair des decenn	-3
pair des dossie	-4
pair des gestes	-5
pair des le	-8
pair des notes	-15
pair des priori	-2
pair des produi	16
pair des tablea	5
pair des tests	-6
pair des titres	-2
pair desde el	6
pair design here	-2
pair design produc	-2
pair design system	13
pair dessus de	-5
pair deux annees	-5
pair deux fois	2
pair deux jours	-2
pair deux soirs	2
pair devis et	-15
pair dia a	-3
pair dia con	-8
pair dia de	-12
pair dia desde	-4
pair dia libre	-3
pair diary and	-12
pair dias en	-10
pair dice lo	-2
pair die alle	-8
pair die ausbil	-9
pair die dinge	-2
pair die halfte	-5
pair die kasse	7
pair die kinder	-15
pair die kuche	13
pair die kundsc	-5
pair die meiste	2
pair die mensch	-6
pair die nachst	-5
pair die sich	-2
pair die softwa	-3
pair die stelle	-4
pair die uberga	-2
pair die ware	8
pair die woche	-5
pair dienst bis	-3
pair dinge stehen	-2
pair diplom in	6
pair diras que	-4
pair direct is	-5
pair disagr polite	-3
pair discap no	-3
pair discou on	-7
pair discre con	-2
pair diseno y	-4
pair dishes as	-5
pair disput and	-5
pair dites le	-2
pair don t	-3
pair donnez le	-2
pair door superv	-4
pair doors and	-3
pair dos dias	-13
pair dos semana	-4
pair down the	-2
pair drawin and	-9
pair drei bis	-10
pair drei jahre	-3
pair drive safely	-2
pair drive the	5
pair droit social	-4
pair du batime	-4
pair du bist	-10
pair du conte	-2
pair du contra	-2
pair du debut	-5
pair du droit	-6
pair du jardin	6
pair du respec	-2
pair du servic	-9
pair du travai	-5
pair dudar si	-2
pair dudas de	-3
pair durant el	15
pair durant la	-5
pair dure mucho	-2
pair e de	-5
pair e inform	-7
pair each day	-16
pair each quarte	10
pair each should	-2
pair each to	-4
pair each week	-14
pair echang avec	-8
pair educac infant	-4
pair eigenv und	-2
pair eignun bevorz	-4
pair ein auto	4
pair ein jobtic	6
pair ein sorgfa	-2
pair ein und	-3
pair ein wenig	-5
pair eine abgesc	-4
pair eine gruppe	-8
pair eine gute	-3
pair eine kantin	-5
pair eine kette	-2
pair eine losung	-4
pair eine pramie	13
pair eine vertre	-3
pair einem freund	-8
pair einen klaren	-2
pair einen tag	-3
pair einer praxis	-3
pair einfuh und	-4
pair einmal ein	-12
pair einmal im	20
pair einsch erfahr	-4
pair el ano	13
pair el cambio	-9
pair el certif	-5
pair el conjun	-2
pair el dia	-6
pair el eusker	-2
pair el manten	-8
pair el materi	-2
pair el mercad	6
pair el oficio	-5
pair el pacien	-4
pair el pan	12
pair el plan	-2
pair el princi	-4
pair el propio	-2
pair el resto	-6
pair el sector	-2
pair el titulo	3
pair el trato	-6
pair elegim por	-3
pair else is	-7
pair empeza conoce	-2
pair empeza el	-6
pair empeza en	-3
pair empfan und	-8
pair employ and	-8
pair employ pass	-10
pair empres de	-9
pair en a	-4
pair en bout	-8
pair en cabine	5
pair en cada	5
pair en casa	-6
pair en confia	-11
pair en cours	-9
pair en ella	-3
pair en emploi	-3
pair en equipo	-3
pair en este	-4
pair en grande	-2
pair en inform	12
pair en las	-12
pair en ligne	7
pair en nuestr	-4
pair en occupo	-3
pair en orden	-4
pair en ordre	-4
pair en plus	3
pair en quelqu	-6
pair en septem	3
pair en sont	-3
pair en tareas	-4
pair en una	-6
pair en valenc	-2
pair encadr un	9
pair encaja este	-2
pair end and	-2
pair end collea	-2
pair end sur	-5
pair englis is	-3
pair enough for	-11
pair enough to	8
pair ensemb postul	-3
pair ensena a	-3
pair ensuit vous	-2
pair entre et	-3
pair entrep compte	-2
pair entret dites	-3
pair entret outils	-3
pair entrev lo	-3
pair envie d	-4
pair epargn bien	-5
pair equal opport	-6
pair equipe data	-5
pair equipe de	-2
pair equipe et	-6
pair equipe quand	-5
pair equipm at	-16
pair equipo de	-8
pair equipo y	-4
pair ergebn verlas	-5
pair erste hilfe	7
pair es ein	-3
pair es la	-12
pair es un	-2
pair es una	-7
pair escrib inform	4
pair escrit dinos	-3
pair espace verts	-5
pair espoir leurs	-3
pair est a	-10
pair est apprec	-20
pair est commen	-2
pair est le	-2
pair est offert	-5
pair est souven	-4
pair est une	-2
pair esta bien	-3
pair este es	-2
pair este trabaj	-2
pair et a	-3
pair et ajuste	-2
pair et brut	-3
pair et c	-7
pair et ce	-5
pair et chaque	-2
pair et consei	-6
pair et contro	-14
pair et corrig	-4
pair et de	-10
pair et en	-8
pair et garder	-9
pair et l	-12
pair et la	-7
pair et machin	-3
pair et nous	-7
pair et person	-6
pair et prepar	-6
pair et preven	-5
pair et regler	-5
pair et repare	-12
pair et securi	-2
pair et sens	-4
pair et suivre	-15
pair et survei	-4
pair et transm	-2
pair et trouve	-6
pair et une	-10
pair et vendre	-6
pair et votre	-2
pair etabli les	2
pair etapes selon	-2
pair euro im	-5
pair euro pro	-9
pair evenin and	-8
pair every age	-9
pair every day	-10
pair every other	-2
pair every quarte	14
pair every year	3
pair evolut du	-6
pair exampl of	-3
pair experi avec	-16
pair experi con	-7
pair experi de	3
pair experi is	-7
pair experi needed	-6
pair experi of	2
pair experi or	-4
pair experi profes	-4
pair explai the	-4
pair explai things	-8
pair explai your	-3
pair explic la	-5
pair expliq a	-2
pair extra break	-3
pair facebo page	3
pair fahrer und	-2
pair fahrze vor	-8
pair faire actuel	-2
pair faire les	17
pair faire quels	-2
pair faire vivre	2
pair fait jusqu	-3
pair faites vivre	-4
pair falta cuando	-2
pair falta experi	-8
pair famili and	-7
pair famili with	13
pair farine bio	-3
pair faults are	-3
pair faults that	-5
pair faut prevoi	-3
pair feedba and	5
pair feel at	-6
pair field of	-2
pair field servic	-6
pair files and	-9
pair fin du	-2
pair final report	-6
pair find faults	-7
pair finden eine	-5
pair findin faults	-8
pair finir ce	-2
pair finish to	-2
pair firm of	6
pair first idea	-6
pair first month	-2
pair first visit	-3
pair fits apply	-8
pair fits please	-2
pair five days	-4
pair flight home	7
pair floor and	-4
pair fluenc in	2
pair fois par	4
pair follow the	-6
pair follow up	-9
pair foncti et	-2
pair food and	3
pair for a	-6
pair for allerg	-3
pair for an	-3
pair for everyo	-14
pair for figure	-8
pair for one	-11
pair for other	-2
pair for their	-4
pair for them	-3
pair for those	-7
pair formac o	-3
pair formal lo	-2
pair forman parte	-4
pair former les	13
pair forwar to	-5
pair found it	-3
pair founde in	2
pair fourni et	-6
pair fourni propre	-3
pair fp de	3
pair fp ii	-4
pair fragen in	-3
pair fragen zu	-3
pair franch ou	-3
pair free bread	-16
pair free coffee	-11
pair free games	-15
pair free hand	-2
pair freita frei	-3
pair freude am	-6
pair freude daran	-5
pair freuen sich	-5
pair freund auftre	-9
pair freund und	-5
pair freund wort	-2
pair friend firmne	-4
pair friend to	-2
pair from all	-9
pair from am	-5
pair from first	-12
pair from to	-3
pair from what	-6
pair from you	-3
pair fruh sagen	-3
pair fs b	-10
pair fuera con	-3
pair fuhren die	-11
pair fuhren und	11
pair fuhrer der	-11
pair fuhrun im	-4
pair fuhrun und	-12
pair full drivin	-11
pair full traini	-7
pair fully paid	14
pair funcio y	-4
pair funf wochen	-9
pair fur aufgab	-2
pair fur den	4
pair fur unsere	-9
pair furnit and	-5
pair gained in	-2
pair ganas de	-4
pair garda vettin	2
pair garder des	-4
pair garder les	-6
pair garder un	-11
pair gastos medico	-3
pair gcp and	-3
pair geben sie	-2
pair geduld art	-2
pair gefund werden	-5
pair genaui und	-2
pair gens arrive	-3
pair gerer les	6
pair german at	-9
pair gern auch	-11
pair gern darum	-3
pair gern gesehe	-8
pair gesell als	-3
pair gespra mit	-2
pair gestio el	8
pair get in	-4
pair get it	-10
pair geteil dienst	-2
pair gibt es	-6
pair gift of	-6
pair gitlab ci	-13
pair give and	-14
pair give first	-9
pair glad to	-11
pair gleich eignun	-4
pair go or	-9
pair go out	-6
pair gout de	-3
pair grado superi	7
pair grande partie	-2
pair grands deplac	-7
pair gratis para	17
pair gratui pour	5
pair ground in	-9
pair grow and	-3
pair grow into	6
pair grundk in	12
pair guests need	-2
pair guests talk	-2
pair gut zu	-3
pair gute laune	-3
pair gutes auge	-4
pair h et	-6
pair h sur	-7
pair haben eine	-6
pair haben wir	-15
pair habit of	-5
pair hacer con	-2
pair haga falta	-7
pair half is	-3
pair half past	-14
pair half price	13
pair half the	-7
pair halfte der	-3
pair halt und	-11
pair hand tools	8
pair handle disput	-5
pair handle the	-7
pair handli of	-8
pair hands and	-4
pair happen in	-6
pair happy to	-7
pair haras y	-4
pair hard days	-3
pair has a	-4
pair has hecho	-3
pair has no	-2
pair hasta julio	-2
pair hasta junio	-4
pair hasta la	-9
pair hasta octubr	-3
pair have done	-2
pair have it	-3
pair have little	-3
pair have never	-3
pair have time	-4
pair have two	7
pair have used	-3
pair hazard and	-3
pair head chef	-9
pair head for	-6
pair health cash	4
pair health cover	-13
pair heat pump	-7
pair heavy ones	-4
pair help custom	-2
pair help each	-4
pair help in	-7
pair help to	-10
pair hepati b	5
pair heure du	-2
pair heures avec	-5
pair heures du	-9
pair heures par	-5
pair hilft sie	-3
pair hinter jeder	-2
pair hiring an	-3
pair ho t	-5
pair hold a	2
pair hold an	2
pair hold and	-5
pair holida and	-14
pair holida on	-6
pair home after	17
pair home office	17
pair home once	-6
pair homes and	-13
pair horair ou	-3
pair horari lunes	-3
pair horas de	-9
pair hour and	-7
pair hour for	-4
pair hour or	-4
pair hour with	4
pair hours a	-6
pair hours and	2
pair hours are	-7
pair hours materi	-3
pair hours over	-6
pair hours shows	-3
pair how the	-2
pair how they	-3
pair how we	-7
pair hund darf	-5
pair hybrid workin	-4
pair hygien und	-10
pair ici un	-2
pair icp ms	-2
pair idea to	-3
pair if they	-8
pair if you	-2
pair if your	-16
pair igual que	-4
pair ihre arbeit	-6
pair ii o	-4
pair il faudra	-3
pair il manque	-9
pair ils en	-3
pair im alltag	-2
pair im blick	-6
pair im buro	-4
pair im gespra	-4
pair im haus	3
pair im septem	-5
pair im umgang	-6
pair im wechse	-4
pair im winter	6
pair improv our	-8
pair in bath	-2
pair in comput	3
pair in court	-13
pair in datev	-6
pair in dealin	-5
pair in den	-2
pair in dental	7
pair in doubt	-7
pair in dresde	9
pair in einem	-7
pair in englis	-4
pair in every	-7
pair in excel	-3
pair in exeter	-3
pair in figma	-6
pair in five	-3
pair in galway	-4
pair in health	13
pair in husum	-7
pair in jeder	-6
pair in klaren	-4
pair in landsh	-7
pair in librar	3
pair in lieu	-4
pair in line	-7
pair in london	-2
pair in order	-6
pair in ordnun	-3
pair in planni	-9
pair in power	-5
pair in protel	-7
pair in r	-7
pair in reside	-3
pair in sap	-10
pair in servic	2
pair in simila	-2
pair in six	-6
pair in slough	-2
pair in soest	-3
pair in this	-4
pair in three	-10
pair in touch	-2
pair in turn	-11
pair in urgent	-5
pair in we	3
pair includ weeken	-7
pair incorp inmedi	-16
pair inform para	19
pair inform work	-4
pair ingles interm	-2
pair inspec the	-3
pair instru and	-9
pair instru et	-6
pair instru y	-4
pair insura for	-6
pair intere an	-7
pair intere el	-2
pair intere por	-12
pair into a	2
pair into the	-8
pair invent y	-10
pair invoic a	-3
pair invoic and	5
pair is about	-2
pair is an	-2
pair is done	-3
pair is essent	12
pair is for	-7
pair is hours	-8
pair is left	-2
pair is lookin	-2
pair is needed	-3
pair is nice	-4
pair is on	-16
pair is part	-2
pair is prefer	3
pair is safe	-3
pair is techni	-3
pair is to	-11
pair is used	-2
pair is welcom	-12
pair is where	-2
pair is yours	-8
pair isn t	-10
pair ist die	-7
pair ist im	-2
pair ist keine	-3
pair ist nicht	-7
pair ist von	5
pair it a	-3
pair it holds	-8
pair it reliab	-2
pair it should	-4
pair it to	-2
pair it up	-2
pair it with	-5
pair italie ware	4
pair jahre berufs	-6
pair jahre einsch	-4
pair jahre erfahr	-17
pair jahre fuhrun	2
pair jahre im	2
pair jahre praxis	-4
pair jahres und	14
pair je nach	-11
pair je stunde	-3
pair jeden termin	-6
pair jeder aufgab	-4
pair jemand der	-16
pair job a	-2
pair job for	-6
pair join a	-2
pair jour le	9
pair journe de	-16
pair jusqu ici	-3
pair just tell	-2
pair juste a	-3
pair justic y	-3
pair k k	-7
pair k with	6
pair kaufma ausbil	-10
pair keep aisles	-2
pair keep books	-3
pair keep everyo	-10
pair keep people	-5
pair keep system	-6
pair keep their	-2
pair keep them	-12
pair keep what	-7
pair keeps the	-2
pair keine hurde	-3
pair keine wochen	-3
pair kette kleine	-2
pair kinds and	-3
pair kinds of	-2
pair klaren und	-4
pair klaren worten	-4
pair klasse b	-6
pair kleine uberga	-2
pair know how	-2
pair know the	-4
pair know they	-2
pair know what	-13
pair knowin whom	-3
pair kolleg freuen	-3
pair kommt die	-4
pair kommt es	-2
pair kunden berate	-2
pair kundin und	-6
pair l access	-5
pair l accuei	-3
pair l aise	2
pair l autono	-7
pair l autre	-3
pair l ehpad	9
pair l ensemb	-3
pair l equipe	-5
pair l ete	14
pair l evolut	-6
pair l exacti	-2
pair l heure	-2
pair l hygien	8
pair l ordre	-2
pair la base	7
pair la boutiq	3
pair la caja	2
pair la cause	-4
pair la chaleu	-3
pair la client	-3
pair la cocina	6
pair la cuisin	-5
pair la discap	-3
pair la fin	-3
pair la gente	-4
pair la higien	-8
pair la hora	-17
pair la journe	-12
pair la machin	4
pair la main	-9
pair la mainte	9
pair la maison	-4
pair la maquin	4
pair la mayori	-2
pair la meme	-3
pair la mercan	-3
pair la misma	-6
pair la nuit	-6
pair la ou	-3
pair la person	-2
pair la planif	-3
pair la plaza	3
pair la proxim	-9
pair la que	-5
pair la securi	-4
pair la seguri	-9
pair la semana	-2
pair la tienda	-2
pair la vente	-6
pair la vida	-10
pair la vision	-3
pair las famili	-4
pair las herram	-8
pair las maquin	-3
pair las person	-2
pair las tardes	-9
pair law and	-5
pair law degree	2
pair le catalo	-8
pair le deroul	-2
pair le fourni	-3
pair le goff	-3
pair le gout	-2
pair le materi	-9
pair le neerla	6
pair le nous	-2
pair le perime	-4
pair le plus	-7
pair le point	6
pair le premie	-7
pair le relais	-3
pair le soir	-5
pair le souhai	-5
pair le sourir	-5
pair le travai	-8
pair lead the	3
pair lead to	-16
pair leaks and	-2
pair learni budget	2
pair least a	-3
pair least months	4
pair least one	15
pair leave conten	-5
pair leave on	-7
pair leave plus	-3
pair leave the	-10
pair leavin things	-2
pair leeds to	-3
pair legall aided	-9
pair leitun und	-8
pair les animau	-11
pair les camion	-3
pair les candid	-8
pair les cases	-4
pair les change	-2
pair les consig	-5
pair les contra	14
pair les contro	-2
pair les docume	-6
pair les donnee	-2
pair les dossie	-10
pair les enfant	-5
pair les entret	-8
pair les famill	-2
pair les instru	-6
pair les lieux	-3
pair les livrai	-6
pair les medica	9
pair les outils	-6
pair les pannes	-2
pair les partag	-8
pair les patien	-7
pair les petits	-7
pair les pieces	-13
pair les plans	-3
pair les plante	-4
pair les progre	-8
pair les propri	-7
pair les rejoig	-3
pair les soins	-2
pair les taches	-2
pair les temps	-4
pair les tester	-8
pair letter and	-8
pair leurs craint	-3
pair leurs espoir	-3
pair leute und	-2
pair level or	-7
pair level qualif	-13
pair libert y	-4
pair licenc and	-2
pair licenc is	-22
pair lift up	5
pair lignes ce	-3
pair lignes pour	-2
pair like the	-5
pair like to	-4
pair limpia y	-8
pair line manage	7
pair line with	-7
pair lineas lo	-3
pair linen and	-8
pair lines about	-2
pair linked recrui	-3
pair list apply	-5
pair lista dice	-2
pair listen so	-3
pair little happie	-2
pair little time	-3
pair live in	-10
pair livrai et	-2
pair livrer en	-6
pair ll be	-4
pair ll join	6
pair ll take	-7
pair llega con	-2
pair llega tarea	-2
pair llevar las	-5
pair lo hace	-2
pair lo import	-5
pair lo reune	-2
pair lo sencil	-2
pair look around	-2
pair look forwar	-5
pair look out	-4
pair looks odd	-2
pair los avance	-2
pair los datos	-8
pair los docume	-4
pair los planes	-4
pair los platos	-4
pair los plazos	-3
pair los primer	-8
pair los produc	-7
pair los puntos	-2
pair los result	9
pair lost proper	10
pair lot before	-2
pair low and	-2
pair lunes y	-9
pair macboo pro	10
pair machin and	-3
pair make sure	-8
pair makes it	-7
pair makes the	-2
pair mal im	-6
pair manage a	7
pair manage and	-5
pair manage the	6
pair manana a	-6
pair manipu de	2
pair mano y	-6
pair manten el	-11
pair manten la	-4
pair manten las	13
pair manten limpio	-6
pair many kinds	-3
pair maquin en	-3
pair maquin y	-5
pair marcha y	-3
pair marche de	15
pair mardi samedi	-7
pair maschi und	-7
pair master en	7
pair master s	-7
pair materi bestel	3
pair materi en	-8
pair materi et	-4
pair materi y	-3
pair matter to	-7
pair mayori de	-2
pair meals a	-8
pair medica insura	-3
pair medico mayore	-3
pair meetin a	-10
pair meiste fragen	-2
pair meiste kommt	-2
pair mejor presen	-2
pair member of	4
pair memory for	-2
pair mener les	-5
pair menos ano	-4
pair mensch die	-9
pair mensch im	-8
pair mensch mit	-5
pair mensch sich	-2
pair mensch sicher	-2
pair messen und	-11
pair mesure le	-3
pair metodo para	-2
pair mettre en	-9
pair mieux foncti	-2
pair mieux vaut	-3
pair millio euro	-4
pair mindes brutto	-3
pair mindes drei	-4
pair mirada nueva	-4
pair mirar y	-3
pair mision sacar	-7
pair missio mener	-4
pair mit bedach	-2
pair mit blick	-11
pair mit datev	-4
pair mit den	-14
pair mit einer	-14
pair mit eltern	-4
pair mit fs	-2
pair mit sorgfa	-6
pair mit stunde	-3
pair mit zeit	-5
pair mitein reden	-2
pair mme le	-3
pair model data	-3
pair models in	-11
pair moins trois	-4
pair mon fri	-2
pair monats und	-9
pair monday and	-3
pair monday to	-4
pair more in	-5
pair more years	-14
pair move heavy	-4
pair moving and	9
pair mucho depend	-2
pair mucho pronto	-3
pair mucho se	-7
pair mundli wie	-2
pair mutuel prise	-4
pair n a	-8
pair n est	-7
pair nach abspra	-5
pair nach dem	4
pair nach der	-8
pair nach eg	-10
pair nach hause	-9
pair nach konnen	-3
pair nach kv	-4
pair nach plan	-2
pair nach tarif	-10
pair nach tv	-11
pair nach verein	-9
pair nacht und	-3
pair nada mas	-3
pair nadie lo	-2
pair name and	-3
pair ne se	-3
pair near misses	-7
pair neben andere	-2
pair need a	-6
pair need just	-3
pair needed and	-6
pair negoci les	-8
pair neue krafte	-11
pair never met	-3
pair new custom	-8
pair new town	-5
pair next collea	-3
pair next shift	-9
pair next step	-5
pair next to	-2
pair nicht notig	-4
pair nicht verand	-5
pair night and	-2
pair ninos y	-10
pair nivel c	-3
pair no agenci	-2
pair no cuenta	-3
pair no experi	-5
pair no se	-2
pair no two	-3
pair no ven	-4
pair nobody works	-2
pair nos client	-7
pair not and	-2
pair not decora	-2
pair not have	-7
pair not say	-3
pair nota si	-3
pair note hours	-3
pair notes de	9
pair nothin is	-2
pair notice what	-2
pair notion de	11
pair notre cabine	-8
pair nous et	-3
pair nous nous	-10
pair nous quelqu	-2
pair nous sommes	-3
pair nous tout	-10
pair nous votre	-3
pair nueva sobre	-4
pair nurses and	-14
pair o aleman	2
pair o la	-3
pair o practi	-3
pair o pregun	-3
pair ob sie	-8
pair odd and	-2
pair oder sie	-9
pair of a	-11
pair of every	-10
pair of findin	-8
pair of holida	-15
pair of humour	-2
pair of januar	-3
pair of leave	-4
pair of many	-3
pair of millio	-11
pair of one	-8
pair of others	-5
pair of paid	-9
pair of people	-2
pair of seven	-6
pair of teachi	10
pair of three	-4
pair of us	-9
pair of what	-4
pair of year	5
pair off and	-4
pair off in	-5
pair off the	-7
pair offen wie	-2
pair office in	-2
pair office the	-2
pair office work	-3
pair oficia de	5
pair ojo para	-3
pair on board	-10
pair on every	5
pair on food	8
pair on four	-7
pair on good	-5
pair on hard	-3
pair on knowin	-3
pair on la	-3
pair on off	-2
pair on one	-3
pair on remarq	-4
pair on saturd	5
pair on sunday	10
pair on time	-3
pair on two	-5
pair on us	-2
pair on vient	-2
pair once a	5
pair one and	-3
pair one of	-6
pair one to	-7
pair one week	-8
pair ones with	-4
pair openly how	-2
pair operar a	-4
pair operat in	-3
pair operat manage	-15
pair opport employ	-4
pair or disabi	-4
pair or hospit	-10
pair or more	-2
pair or practi	-5
pair or python	-2
pair or the	-5
pair or three	-8
pair or volunt	-2
pair order and	-7
pair order in	-6
pair order suppli	-13
pair order the	14
pair orders and	-2
pair ordnun halten	-5
pair organi et	-4
pair organi le	-3
pair organi work	-5
pair origen el	-3
pair other side	-2
pair otros ya	-4
pair ou de	-10
pair ou en	-5
pair ou equiva	4
pair ou experi	-4
pair ou une	-7
pair our engine	-2
pair our guests	-5
pair out and	-12
pair out for	-4
pair outils et	-4
pair ouvert a	-4
pair over four	-9
pair over so	-4
pair own car	-4
pair own hand	8
pair own pets	-7
pair own the	10
pair own tools	-14
pair own transp	-7
pair own van	-7
pair own work	-4
pair p a	-3
pair p m	-8
pair pace yourse	-2
pair pacien y	-4
pair pack and	-14
pair paid by	-9
pair paid for	-9
pair paid in	-14
pair paid time	7
pair paid weekly	-9
pair papers and	-9
pair par jour	-10
pair para buscar	-2
pair para empeza	-2
pair para las	-8
pair para lo	-6
pair para turnos	-11
pair parece pequen	-3
pair parent leave	13
pair parlez avec	-3
pair part in	-4
pair part tell	-3
pair parte del	-9
pair parten a	-3
pair partic aux	11
pair partic en	-3
pair partid pendie	-2
pair partie l	-2
pair parts and	-3
pair pas de	-3
pair pas necess	-5
pair pas obliga	-6
pair pasos pequen	-7
pair pass a	-2
pair passer les	2
pair patien at	-6
pair patien und	-6
pair patien with	-2
pair patrol the	-8
pair pay and	-8
pair pay for	-5
pair paymen and	-2
pair peaks what	-3
pair pensio scheme	-13
pair pensio with	5
pair people can	-3
pair people come	-2
pair people have	-3
pair people in	-4
pair people notice	-2
pair people or	-11
pair people stay	-2
pair people to	-3
pair people unders	-7
pair per diem	5
pair per mile	-17
pair per month	-3
pair per shift	9
pair perime est	-2
pair permis be	5
pair person and	-9
pair person con	-4
pair person data	-3
pair person en	-14
pair person et	-5
pair person que	-8
pair person se	-4
pair person who	-9
pair petite equipe	-4
pair pflege und	-16
pair place and	-5
pair plan d	12
pair plan de	14
pair plan the	-6
pair plan treatm	-8
pair plan your	-3
pair planen dass	-3
pair plans are	-4
pair plans change	-3
pair plante et	-2
pair platfo and	-3
pair plc siemen	-7
pair plus a	-8
pair pocos rodeos	-4
pair point out	-5
pair por capaci	-3
pair por las	3
pair por los	-4
pair por objeti	13
pair por pesos	-4
pair por un	-2
pair porter les	-10
pair portfo review	6
pair portfo that	-5
pair poste est	-4
pair postgr qualif	6
pair pour dire	-2
pair pour un	12
pair pour vous	-9
pair pourra etre	-3
pair pourra mieux	-2
pair practi certif	2
pair practi en	-11
pair practi in	-3
pair prakti erfahr	-4
pair pratiq de	-6
pair praxis in	-5
pair pregun forman	-4
pair pregun mucho	-3
pair pregun por	-4
pair premie experi	4
pair premie questi	-2
pair prepar au	-2
pair prepar des	-10
pair prepar el	-5
pair prepar haras	-4
pair prepar in	-3
pair prepar la	-3
pair prepar les	3
pair prepar los	-2
pair presen los	2
pair presen que	-2
pair presta de	-3
pair presto y	-8
pair prevoi quelqu	-3
pair pride in	-3
pair prima extral	-3
pair prime annuel	-3
pair prime de	3
pair primer auxili	-11
pair primer dia	-5
pair princi a	-4
pair princi igual	-4
pair priori et	-2
pair privat health	9
pair privat medica	5
pair prl de	-3
pair pro jahr	17
pair proble before	-3
pair proces tell	-3
pair proces to	-3
pair proces where	-3
pair produc design	-11
pair produc manage	4
pair produc that	-2
pair profes and	-2
pair profes in	-2
pair profit share	3
pair progra and	-13
pair progre y	-2
pair projec or	-2
pair propia de	10
pair propio trabaj	-2
pair propos des	-2
pair protec y	-3
pair proud of	-3
pair prufen und	7
pair pueda contar	-3
pair pueden espera	-3
pair pull your	-2
pair punktl ankomm	-4
pair puntos presen	-2
pair qualif in	4
pair quand on	-4
pair quatre ans	-8
pair quatre jours	-8
pair que cambia	-4
pair que dudar	-2
pair que es	-11
pair que has	-3
pair que hay	-6
pair que no	-9
pair que otros	-2
pair que parece	-3
pair que pueden	-3
pair que quiera	-3
pair que resist	-2
pair que rien	-4
pair que una	-4
pair quelqu chose	-3
pair querei sind	-4
pair querem que	-4
pair questi after	-2
pair questi and	-3
pair questi au	-2
pair questi from	-3
pair questi vous	-10
pair qui a	-6
pair qui decide	-2
pair qui marche	-4
pair qui reste	-5
pair qui s	-5
pair qui va	-3
pair quick way	-4
pair quiene depend	-3
pair quiet hours	-3
pair quoi se	-3
pair rated good	4
pair reach truck	-9
pair readin to	-2
pair ready to	-10
pair realis les	7
pair receiv a	12
pair rechnu und	-5
pair reconn un	-2
pair recono en	-2
pair record comple	-2
pair record in	-4
pair redige des	-15
pair regar y	-7
pair regler les	-8
pair regles d	-12
pair regles de	-11
pair reibun lauft	-2
pair rejoig la	-3
pair rejoig une	-3
pair relati with	-7
pair reliab attent	-2
pair relied on	-2
pair religi o	-3
pair remarq s	-4
pair remune de	-5
pair remune par	-3
pair rennes un	-5
pair repair and	2
pair repari und	-3
pair repart el	-3
pair repere les	-6
pair repond aux	-5
pair report and	-5
pair report damage	-7
pair report differ	-4
pair report faults	-5
pair report hazard	-3
pair report that	-4
pair repres in	-3
pair repres us	5
pair repues y	-3
pair resist cualqu	-2
pair respec envers	-6
pair respec for	-4
pair respon a	-3
pair respon for	-3
pair restau a	-4
pair restau de	-3
pair restoc the	-12
pair result and	-6
pair result final	-2
pair result that	-2
pair reune todo	-2
pair review in	-2
pair rhythm and	-2
pair richte es	-2
pair rien d	-6
pair right place	-11
pair right time	-3
pair rigueu dans	-4
pair rodeos prepar	-4
pair role a	-2
pair role in	-3
pair room attend	6
pair rotati de	-2
pair rrsp matchi	8
pair rufen sie	-7
pair run out	-2
pair run withou	-6
pair s en	-8
pair s licens	-3
pair sabbat after	11
pair safe on	-8
pair sagen offen	-2
pair sagen was	-2
pair sagen wenn	-5
pair sagen wie	-2
pair salair de	-10
pair salair par	-2
pair salari al	6
pair sales or	-5
pair salle et	-2
pair same day	-3
pair samedi sur	-5
pair samsta x	-4
pair sap ewm	13
pair sap qm	-2
pair sauber halten	-5
pair saves months	-2
pair say openly	-2
pair say so	-5
pair schade kommt	-2
pair school in	-5
pair school or	-5
pair school with	-2
pair schrei und	-12
pair schrif und	-2
pair se encuen	-2
pair se mesure	-3
pair se passe	-9
pair se pueda	-11
pair se puedan	-5
pair se sabe	-13
pair se senten	-2
pair sea su	-5
pair sechs kolleg	-6
pair second look	-2
pair securi de	-7
pair securi et	-2
pair see that	-3
pair seguir las	-2
pair seguro medico	5
pair seguro y	-3
pair selbst und	-6
pair sellin here	-11
pair selon l	-2
pair selon les	-9
pair semain sur	-3
pair semana en	7
pair semana y	-5
pair send us	-2
pair sens des	-6
pair sens du	-2
pair senten bien	-4
pair sentid de	-6
pair sentid del	-2
pair series a	-4
pair serve custom	-4
pair servic and	-7
pair servic in	-3
pair set and	-5
pair set priori	-4
pair settin up	-8
pair setzen wir	8
pair seven in	-4
pair sexo la	-3
pair share of	4
pair share what	-5
pair shop floor	-11
pair short accoun	-4
pair short clear	-3
pair short summar	-3
pair should leave	-2
pair show the	-5
pair shows in	-3
pair shows people	-2
pair shows what	-4
pair si casi	-2
pair si esta	-3
pair si vous	-8
pair sich auf	-2
pair sich aufgab	-2
pair sich im	-9
pair sich in	-5
pair sicher in	3
pair sicher versor	-2
pair side is	-2
pair sie auf	3
pair sie bedien	-10
pair sie berate	-5
pair sie berich	-4
pair sie betreu	-5
pair sie bringe	-5
pair sie ein	-4
pair sie fahren	7
pair sie fehlt	-3
pair sie haben	-3
pair sie halten	-4
pair sie kennen	-10
pair sie mit	-9
pair sie sorgen	-3
pair sie spater	-4
pair sie starte	-2
pair sie uns	-2
pair sie verant	-4
pair sie verste	-8
pair sie von	-3
pair sieht man	-2
pair siemen s	-7
pair signal nous	-3
pair simila role	-9
pair simila work	-2
pair sind alle	-3
pair sind sie	-3
pair site and	-9
pair site is	4
pair six mois	-12
pair six months	3
pair six paid	4
pair six person	-4
pair six weeks	-9
pair six years	-8
pair sketch leavin	-2
pair sketch to	-5
pair smooth and	-2
pair so it	-9
pair so planen	-3
pair so well	-3
pair softwa that	-3
pair soigne et	-4
pair soin avec	-2
pair soir de	-3
pair solid experi	-2
pair solide pratiq	-3
pair soll spuren	-2
pair solve proble	-7
pair son bienve	-2
pair sorgen dafur	-3
pair sorgen und	-2
pair sorgfa bei	-2
pair sorgfa blick	-2
pair sorgfa und	-6
pair sort out	-8
pair sounds like	-2
pair source and	-5
pair spanis is	-8
pair specia and	-8
pair spiele bei	-3
pair spirit when	-2
pair sponso for	9
pair spring boot	-5
pair spuren dass	-2
pair sql and	-2
pair staff discou	-10
pair staff meals	6
pair stamin and	-2
pair stammd in	-3
pair stand in	13
pair stand up	-2
pair start after	-2
pair statut cadre	4
pair steady nerves	-5
pair stehen sie	-14
pair stelle ist	-2
pair step by	-2
pair steps and	-6
pair steps of	-5
pair steril instru	8
pair stock and	-11
pair stock option	9
pair store in	-8
pair stunde bis	-4
pair stunde pro	-2
pair style hair	-5
pair su progre	-2
pair such as	15
pair suchen wir	-3
pair sue s	-2
pair suits you	-2
pair suivre l	-7
pair suivre les	-2
pair summar of	-3
pair superv a	3
pair suppor our	-9
pair sur deux	-9
pair sur j	-9
pair sur le	-5
pair sur mois	-10
pair sur place	-14
pair sur quatre	3
pair sure et	-3
pair sure handli	-8
pair system and	-10
pair system that	-3
pair t a	-8
pair taches conven	-2
pair tag ist	-2
pair tage im	-2
pair take blood	-7
pair take charge	-5
pair take home	-10
pair take paymen	-3
pair take the	-11
pair talk to	-7
pair talk with	-8
pair tambie en	-4
pair tarea a	-2
pair tareas pareci	-4
pair task to	-4
pair tasks from	-3
pair tasks set	-4
pair te atrae	-2
pair te espera	-9
pair te gusta	3
pair te recono	-2
pair teach you	-2
pair team and	-12
pair team ist	-4
pair team mit	-12
pair team spirit	-2
pair techni and	6
pair techni the	-3
pair teletr comple	-2
pair teletr par	-6
pair temps de	-3
pair tenez chacun	-2
pair tenir a	-8
pair tenir des	-3
pair tenir les	-10
pair tenir une	-5
pair tenue fourni	-2
pair termin und	-5
pair th month	4
pair than a	-5
pair thank you	-5
pair that collea	-2
pair that fit	-7
pair that keeps	-4
pair that make	-2
pair that save	-10
pair that shows	-5
pair that stand	-3
pair that time	-9
pair the abilit	-3
pair the bench	-7
pair the bill	-3
pair the buildi	-10
pair the busy	-5
pair the centre	-2
pair the client	-10
pair the compan	-6
pair the cost	-5
pair the counci	-6
pair the county	8
pair the course	-2
pair the day	-2
pair the days	-13
pair the dentis	8
pair the fire	13
pair the full	-7
pair the gift	-2
pair the job	-2
pair the kitche	-12
pair the local	-6
pair the machin	-3
pair the moment	-6
pair the month	-10
pair the monthl	6
pair the mounta	-20
pair the next	-2
pair the pass	-15
pair the phone	-2
pair the place	-3
pair the plan	-9
pair the qualit	-9
pair the quiet	-9
pair the record	-3
pair the right	-9
pair the school	3
pair the servic	5
pair the shop	-10
pair the story	-5
pair the table	-9
pair the teleph	-8
pair the town	4
pair the trade	-8
pair the vehicl	-8
pair the weekly	12
pair the wish	-2
pair their day	-2
pair them at	-6
pair them in	-10
pair them on	-2
pair them with	-3
pair they ask	-5
pair they come	-3
pair they need	-3
pair they were	-6
pair things stand	-2
pair this role	-7
pair this work	-2
pair those around	-2
pair three days	-4
pair three months	-4
pair three times	-12
pair three to	-6
pair throug the	-2
pair tiene que	-10
pair tienes el	2
pair time equiva	-10
pair time for	-3
pair time hours	-6
pair time is	-9
pair time off	2
pair times a	-6
pair titres restau	-2
pair titulo de	-2
pair to apply	-12
pair to call	-3
pair to date	-4
pair to disagr	-3
pair to do	-2
pair to drive	-12
pair to end	-9
pair to final	-6
pair to follow	-7
pair to friday	-2
pair to grow	7
pair to guess	-4
pair to join	-14
pair to learn	-2
pair to live	-6
pair to make	-2
pair to one	-3
pair to pass	-3
pair to plan	-11
pair to practi	-14
pair to say	-2
pair to school	-6
pair to see	-2
pair to septem	-7
pair to share	-2
pair to six	-4
pair to take	-2
pair to their	-6
pair to them	-2
pair to time	3
pair to use	-2
pair to win	-12
pair to with	-9
pair to work	15
pair toca mirar	-3
pair todo en	-10
pair todo encaja	-2
pair todo se	-3
pair todo si	-2
pair todos los	-11
pair togeth you	-3
pair tomar medida	3
pair tone saves	-2
pair tool insura	6
pair tools rooms	-4
pair tours and	-7
pair tous les	2
pair toward people	-3
pair trabaj con	-4
pair trabaj lo	-3
pair train you	-9
pair traini and	-8
pair traini on	-5
pair traini or	-5
pair tranch et	-3
pair transm les	-6
pair tratar con	-5
pair trato con	-2
pair travai ensuit	-2
pair travai heures	-2
pair travai le	-4
pair travai propre	-9
pair treizi mois	-4
pair trois ans	-2
pair trois jours	-7
pair trouve la	-11
pair turnos de	-5
pair tv l	-9
pair tvod sue	-4
pair twice a	9
pair two and	-2
pair two days	-4
pair two season	11
pair two weeks	-6
pair uber den	-2
pair uk drivin	5
pair un accuei	-3
pair un anglai	-2
pair un appren	15
pair un cabine	-3
pair un commer	3
pair un dia	-4
pair un diplom	-4
pair un fin	2
pair un jour	-7
pair un pain	2
pair un panier	-6
pair un peu	-5
pair un plan	3
pair un samedi	-4
pair un studio	-3
pair un vehicu	9
pair un velo	3
pair un visage	-2
pair un week	-9
pair una barrer	-3
pair una bodega	-7
pair una buena	-7
pair una curios	-4
pair una empres	-5
pair una entrev	-3
pair una mirada	-4
pair una person	-5
pair und abschl	-14
pair und am	-6
pair und anrich	-3
pair und beglei	-6
pair und bei	-6
pair und bewert	-5
pair und dokume	-3
pair und drei	-6
pair und durchf	-16
pair und eigent	-5
pair und famili	-15
pair und fehler	-5
pair und fragen	-2
pair und geduld	-2
pair und halten	-6
pair und humor	-13
pair und ihre	-3
pair und jahres	-10
pair und kosten	-14
pair und kunden	-2
pair und maschi	-6
pair und nach	-8
pair und patien	-4
pair und pflege	-4
pair und protok	-7
pair und prufen	-11
pair und rechnu	-11
pair und repari	-11
pair und ruhe	-13
pair und sanita	-3
pair und schrif	7
pair und sicher	-3
pair und teamge	-14
pair und termin	-12
pair und therap	-17
pair und uber	-13
pair und verant	-8
pair und versch	-9
pair und vertra	-12
pair und was	-2
pair und weiter	-8
pair und zu	-14
pair und zwei	-2
pair under pressu	-5
pair unders before	-2
pair une carte	10
pair une colleg	-9
pair une heure	7
pair une journe	4
pair une mutuel	-2
pair une pme	-10
pair une pratiq	-6
pair une premie	8
pair une voitur	-9
pair uno cuenta	-2
pair uns einfac	-7
pair uns gern	-3
pair uns willko	-4
pair unters als	-9
pair up and	-6
pair up at	3
pair up for	3
pair up so	-3
pair us and	-4
pair us with	-3
pair use and	-5
pair use the	-3
pair use withou	-5
pair va bien	-3
pair vacaci y	-6
pair vales de	5
pair ve falta	-2
pair ve got	-5
pair ve se	-3
pair vea su	-2
pair vehicu de	-8
pair vehicu propio	13
pair vendre apres	-11
pair vergut nach	-7
pair verlas das	-3
pair verlas sich	-4
pair vermog leistu	4
pair versch bei	-2
pair versor sind	-2
pair versta beantw	-3
pair versta fur	5
pair versta mundli	-2
pair very welcom	-2
pair vie privee	-6
pair vieles hangt	-3
pair vienne de	-5
pair vier jahre	-7
pair vier tage	-12
pair vierne con	4
pair vierne libre	3
pair visage et	-2
pair vision de	-3
pair visite et	-6
pair visite les	7
pair vmware und	-6
pair voit on	-4
pair volunt work	-2
pair von beidem	-2
pair von der	-5
pair von drei	7
pair von uns	-4
pair von vortei	6
pair vor dem	-13
pair vor der	-8
pair vorber und	-5
pair votre mutuel	5
pair votre travai	-5
pair vous aimez	-3
pair vous attend	-2
pair vous commen	-3
pair vous donnez	-2
pair vous est	6
pair vous faites	-5
pair vous gardez	-11
pair vous les	-11
pair vous rendre	-5
pair vous revien	-2
pair vous tenez	-2
pair walk the	-5
pair was besser	-5
pair was es	-2
pair was gut	-5
pair was prepar	-3
pair wasser und	-2
pair water and	-9
pair way on	-6
pair way with	-10
pair we ask	-10
pair we close	4
pair we d	-4
pair we do	-10
pair we give	7
pair we ll	-3
pair we look	-4
pair we re	-4
pair we sell	-10
pair we train	-7
pair we value	-8
pair we welcom	-2
pair week a	-4
pair week at	2
pair week ends	-5
pair week includ	-6
pair week to	-10
pair weeken in	-10
pair weekly pay	8
pair weeks of	-3
pair weeks on	-7
pair weeks paid	-9
pair weight and	-3
pair weihna und	3
pair welcom applic	-6
pair welcom visito	-5
pair well that	-3
pair welsh is	-4
pair wenn das	-3
pair wenn die	-9
pair wenn ein	-6
pair wenn es	-7
pair wenn jemand	-3
pair wer behand	-2
pair werden bei	-4
pair werden und	-2
pair werkze von	13
pair what a	-12
pair what is	-2
pair what looks	-2
pair what people	-7
pair what works	-2
pair when a	-6
pair when collea	-4
pair when nobody	-4
pair when people	-4
pair when they	-4
pair where they	-4
pair whiteb or	-2
pair who has	-11
pair whom to	-3
pair wie der	5
pair wie schrif	-2
pair will be	-7
pair will help	-13
pair will keep	-3
pair will lead	-13
pair will watch	-5
pair willko entsch	-4
pair wir freuen	-13
pair wir richte	-2
pair wir sind	-5
pair wir versta	-5
pair wir voraus	8
pair wir zahlen	-10
pair wird soll	-2
pair wish to	-2
pair with aids	-4
pair with care	-13
pair with client	-4
pair with comput	-12
pair with custom	-10
pair with figure	-4
pair with match	12
pair with one	-3
pair with parent	-8
pair with patien	-4
pair with payrol	-4
pair with produc	-12
pair with rust	-4
pair with sales	-3
pair with terraf	-2
pair with those	-2
pair with time	-9
pair with volunt	-12
pair with your	-2
pair withou a	-4
pair wo es	-3
pair wochen in	-10
pair words at	-7
pair work after	-2
pair work alongs	-4
pair work from	-5
pair work gained	-2
pair work one	-6
pair work or	-2
pair work out	-5
pair work rests	-2
pair work with	-5
pair work you	-3
pair workin in	12
pair workin with	4
pair works well	-2
pair write and	-4
pair write clear	-9
pair write down	-4
pair write report	-6
pair writer in	-6
pair wunsch eine	-5
pair x rays	-9
pair y a	-11
pair y al	-3
pair y cada	-11
pair y compri	-6
pair y compro	-8
pair y contar	-5
pair y cuando	-2
pair y cuidad	-7
pair y cuidar	-8
pair y cumpli	-3
pair y dar	-14
pair y de	-16
pair y decirl	-3
pair y defend	-3
pair y despue	-8
pair y disfru	-2
pair y en	-15
pair y estar	-4
pair y hacer	-8
pair y la	-8
pair y nada	-3
pair y ordena	-6
pair y poner	-7
pair y pregun	-2
pair y prepar	-15
pair y produc	-3
pair y puntua	-6
pair y recoge	-10
pair y repara	-4
pair y respon	-14
pair y revisa	-8
pair y se	-6
pair y todo	-7
pair y tu	-5
pair y una	-2
pair y vierne	-5
pair ya no	-4
pair year and	-18
pair year end	6
pair year so	-2
pair years experi	-11
pair years with	-14
pair you a	-9
pair you also	11
pair you apply	-3
pair you ask	-2
pair you begin	-2
pair you bring	3
pair you could	-3
pair you d	-8
pair you help	-7
pair you know	-2
pair you like	-7
pair you ll	-2
pair you make	-7
pair you pass	-6
pair you plan	-3
pair you pull	-2
pair you re	-8
pair you report	-3
pair you should	-3
pair you to	-2
pair you what	-2
pair you write	-12
pair your birthd	2
pair your busine	-2
pair your cv	-8
pair your day	-10
pair your eye	-2
pair your knowle	-7
pair your licenc	-12
pair your partne	17
pair your questi	-6
pair your time	-12
pair your unifor	-6
pair your weight	-2
pair zahlen und	5
pair zeichn lesen	-9
pair zeilen genuge	-4
pair zeit fur	-6
pair zu besetz	-3
pair zu hygien	-7
pair zu schade	-2
pair zugewa geduld	-2
pair zum anfang	-2
pair zum fachin	-11
pair zusamm mit	-12
pair zuschu zur	4
pair zwei jahre	10
pair zweife auf	-2
pair zwisch den	5
prose below one 	-4
role true oi	-3
small able op	-2
small algo di	-2
small algo oi	-2
small als di	-6
small also oi	-2
small also op	2
small any di	-2
small are oi	-7
small area oi	-9
small asks oi	-3
small auch di	-4
small aux op	-5
small b op	-2
small be di	-10
small be dp	-5
small been op	2
small beer oi	3
small bien di	-7
small bien oi	-3
small bon oi	-2
small both oi	-6
small bus op	-2
small ca oi	-2
small ca op	-10
small cada di	-2
small can di	-4
small car di	-5
small car oi	-3
small cas oi	-4
small ceux oi	-3
small chez di	-5
small chez oi	6
small chez op	-4
small come di	-2
small come oi	-3
small como oi	-6
small dann op	-3
small dans di	-3
small darf oi	-2
small denn di	3
small der di	-2
small dich op	4
small die di	-6
small diem oi	5
small does di	-4
small doit op	-6
small don op	-8
small dont oi	-5
small dot di	-4
small each oi	-2
small ella op	-3
small elle op	4
small eso op	-4
small esta op	-4
small et di	-3
small et oi	-4
small etre oi	-4
small etre op	-9
small etwa oi	-2
small even op	-3
small eye di	-2
small eye op	-3
small fair di	-3
small fait oi	-3
small fall oi	-6
small full oi	11
small fur di	-2
small gern di	-4
small gern oi	-5
small gets oi	-5
small go di	-3
small go oi	-4
small go op	-6
small good oi	-8
small good op	-2
small gout di	-6
small gut di	-8
small gut oi	-7
small hace di	-3
small hast op	-11
small have dp	2
small head di	-8
small head oi	2
small here oi	-5
small herz di	-7
small how oi	-2
small ihre oi	-3
small into di	7
small ir oi	-9
small ist di	-6
small its op	-2
small jede oi	-18
small just oi	-3
small kein oi	-6
small las di	-8
small late oi	-3
small le di	-7
small let op	-3
small leur oi	-3
small leur op	-5
small like di	-3
small live oi	-3
small los di	-2
small love op	-2
small lui op	-2
small made op	-2
small main oi	2
small main op	-4
small mehr di	-7
small mehr oi	-4
small met di	7
small near oi	-7
small need di	-3
small nice di	-4
small no oi	-3
small noch oi	-8
small non di	-3
small non oi	6
small nos op	-4
small note oi	-5
small note op	-5
small now oi	-3
small now op	-2
small nur oi	-11
small od di	-11
small oder oi	-3
small ohne di	-9
small ohne op	-3
small only oi	-2
small op oi	-3
small open oi	-6
small open op	-2
small out di	-4
small over oi	-3
small p di	-3
small pa di	-13
small par di	-5
small pas di	-3
small pas op	-4
small play oi	-3
small plus di	-2
small por di	-3
small post oi	-2
small puis oi	-2
small qu op	-3
small ruhe di	-7
small sehr di	3
small sein op	-10
small ses oi	-5
small ses op	4
small si di	-9
small si oi	-4
small sich oi	-8
small sin di	-7
small sin op	-2
small sind oi	-5
small soin oi	-7
small soin op	-4
small soll op	-12
small some op	-6
small such op	13
small sure oi	-3
small tact di	-4
small tact oi	-4
small tell oi	-3
small th oi	4
small them oi	-3
small then op	-2
small tidy di	-4
small tidy oi	-3
small todo di	-6
small todo oi	-4
small tone di	-2
small tone op	-2
small too op	-9
small tous oi	3
small tout di	-2
small tres op	-4
small tu di	-12
small tus oi	-7
small und di	-4
small und oi	-2
small uns oi	-11
small use di	-7
small used di	-3
small vers oi	2
small very op	-2
small viel di	3
small viel oi	-13
small vom op	-4
small vous di	-9
small warm di	-8
small ways oi	-2
small were oi	-6
small who di	-3
small why di	-4
small wir oi	-11
small with dp	-2
small work dp	-3
small work oi	-7
small wort di	7
small ya op	-12
small zu di	-8
small zum di	3
small zur di	-3
small zur op	-9
stretches 0 0	-2
stretches 1 1	-2
stretches 2 2	-4
stretches 4 4	-2
stretches 5 6	-3
t 1 di	-2
t 3 op	-2
t 4 di	-2
t 4 oi	-2
t 5 di	-3
t 5 oi	-7
t 6 oi	-4
tl 0 n 1	10
tl 0 n 2	14
tl 0 n 3	11
tl 0 n 4	5
tl 0 words 0	-2
tl 1 di	-5
tl 1 n 4	2
tl 2 n 0	-2
tl 2 n 3	7
tl 3 n 0	-2
tl 3 n 2	-2
tl 3 n 3	-4
tl 3 words 4	-4
tl 4 di	-2
tl 4 n 1	-2
tl 4 n 2	-4
tl 4 oi	-3
tl 4 words 5	-3
tl 4 words 6	-6
tl 5 di	-4
tl 5 n 1	-5
tl 5 words 4	-4
tl 5 words 6	-4
tl 6 di	-3
tl 6 op	-6
tl 6 words 1	-2
tl 6 words 2	-2
tl 6 words 4	-6
w abbau	-8
w abend	3
w abend oi	11
w abend op	-2
w ablauf oi	-11
w able op	-2
w abnehm	-9
w abnehm oi	-9
w abon	9
w abon oi	7
w abou di	-3
w abou dp	-2
w abrech	-6
w abrech oi	-6
w abrir	-2
w abrir oi	-2
w abschlu di	-2
w absenc	-17
w absenc oi	-17
w absprach	-4
w absprach oi	-2
w abstimm	-3
w abstimm oi	-3
w acab	-3
w acab op	-6
w acce	4
w acce di	3
w acce oi	3
w accep	-3
w accep di	-7
w accessibili	-10
w accessibili oi	-7
w accompag oi	4
w accompag op	-3
w accou oi	-2
w accou op	-2
w accoun	-17
w accredi	15
w accredi di	3
w accueil op	-2
w accueill op	-3
w accura	-8
w accura oi	-8
w accurac di	-3
w ache	-3
w ache op	-3
w achiev	-2
w acht	-2
w acht di	-6
w acht oi	-7
w acompa	-8
w acompa oi	-11
w acompan	-11
w aconsej	-2
w aconsej oi	-5
w acqui	-5
w acqui di	-5
w acro oi	-4
w act	-5
w activi op	-5
w actu	-3
w actuell	-2
w actuell op	-2
w adap oi	-9
w adju oi	8
w adju op	-3
w adob di	-11
w adul	-2
w adul op	-2
w advan di	5
w advi	-4
w advi oi	-6
w advic oi	5
w after di	6
w agai op	-3
w ahnlich	-4
w ahnlich di	-5
w ahorr	2
w ahorr oi	8
w aid	12
w aid op	12
w aide	-2
w aide oi	-5
w aider	-2
w aider oi	-4
w aidez	-2
w aidez op	-2
w aids	9
w aids oi	9
w aimabl	-7
w aimabl di	-4
w aime	-4
w aimez	-3
w aimez op	-3
w aise	2
w aise di	2
w aisl oi	-2
w ajus	-2
w ajus oi	-5
w aktuell	-10
w alarm	2
w alarm oi	9
w algo di	-2
w algo oi	-2
w algu	-8
w algu op	-3
w alik	-11
w alik op	-4
w aliv op	-4
w allem	6
w aller	-6
w aller op	-3
w allow	6
w allow oi	6
w alltag	-7
w alojami	5
w alongsid	-8
w alongsid op	-3
w als di	-6
w also oi	-2
w also op	2
w alum oi	4
w alwa	-7
w amabilidad	-7
w amabilidad oi	-7
w ambi	-12
w ambi oi	-13
w ambi op	-2
w amelior	-4
w amenag	-2
w amenag op	-2
w analy	-12
w analy oi	-12
w ande oi	-8
w ander oi	-5
w anerkann	-10
w anfang op	-2
w anfrag	-6
w anfrag oi	-6
w angebo	2
w angebo oi	2
w angehorig	-13
w angehorig oi	-15
w angl	14
w angl di	9
w angs	-7
w anim op	-9
w anlag	-17
w anleg	-6
w anleg oi	-6
w anne di	-6
w anne oi	15
w annu oi	3
w ano di	-2
w anos	-5
w anos di	-5
w anot	-3
w anot oi	-3
w anoth	-4
w anpas	-8
w anpas oi	-8
w anrich	-3
w anrich oi	-3
w ansprechpers oi	-2
w answ di	-3
w answ oi	-7
w ante oi	-3
w any di	-2
w anyo	-5
w anyo oi	-6
w anywh	-9
w apar	-11
w appel	4
w appel oi	6
w appell	-10
w appell op	-10
w appl oi	4
w appl op	-4
w appoin oi	-9
w appr oi	11
w appr op	-2
w apprec di	15
w apprent	7
w apprent oi	7
w aprend oi	-4
w april	-9
w april op	-4
w aquell	-2
w aquell oi	-2
w aqui	-3
w aqui op	-3
w arab	18
w arbe di	-15
w arbe oi	-8
w arbei	-7
w arbei di	-11
w arbei oi	-5
w arbeitskleid	11
w arbeitskleid oi	11
w are oi	-7
w area oi	-9
w around op	-7
w arrang	-4
w arre oi	-5
w arriv	-4
w arriv oi	-15
w art di	-6
w asesor	-4
w asesor oi	-4
w asked op	-5
w asking	-2
w asks	-2
w asks oi	-3
w asse di	-3
w assi	2
w assi oi	2
w aten	-9
w aten di	-9
w atenc	-4
w atenc oi	-13
w atou	-2
w atou di	-17
w atra	-2
w atra op	-2
w atte di	-7
w attend op	-2
w auch di	-4
w aucu	-7
w aucu oi	-4
w audi	7
w audi oi	8
w auditor oi	5
w aufeinand	-2
w aufeinand op	-2
w auffall	-2
w auffallig	-7
w auffallig oi	-7
w aufgab di	-2
w aufgab oi	-2
w aufgeh	-7
w aufgeh op	-7
w aufmaß	8
w aufmaß oi	8
w aufmerksam	-3
w auftrag	-2
w auftre	-2
w auftre di	-2
w auge oi	-2
w augu	-11
w augu op	-13
w aujourd'hu	-3
w aujourd'hu op	-3
w aun	-4
w aun op	-9
w aupr	6
w aus di	-3
w aus op	-9
w ausbild oi	8
w ausbild op	-5
w auslief	-3
w auslief oi	-5
w aussit	-2
w australi	14
w auswahl oi	2
w auswahl op	-3
w auswer	-6
w auswer oi	-6
w auta	-5
w auta op	-5
w auto	5
w autocad	6
w automa	-5
w automa oi	-2
w automati	-2
w automati oi	-2
w automatiqu	7
w automatiqu oi	7
w autonom	-6
w autr di	-6
w autr oi	-6
w autum	17
w aux op	-5
w auxil	-3
w außerd	12
w außerd op	12
w avan op	-9
w avanc	-4
w avanc oi	-5
w avanz	3
w aver	-3
w aver di	-2
w aver oi	-16
w aver op	4
w away	-6
w away oi	-5
w away op	-4
w bake	15
w bake oi	3
w bald op	-2
w banc	10
w banc oi	14
w band oi	-5
w bank op	-3
w barr op	-4
w base op	-12
w based	-3
w based op	-3
w baue op	-16
w baus	4
w baustell di	3
w baustell oi	-13
w baustell op	-4
w beach	-6
w beach oi	-6
w beantwort	-5
w beantwort op	-5
w beauftrag	6
w beauftrag oi	6
w becau	-7
w becau oi	-9
w becom oi	-3
w bedach	-2
w bedach oi	-2
w bedi op	-11
w beding oi	-4
w beds	-2
w been op	2
w beer oi	3
w befrist	-7
w befrist oi	-7
w begeg	-3
w begi	-2
w begi op	-3
w begin	7
w begin oi	11
w beglei oi	6
w begonn	-2
w begonn oi	-2
w behal oi	-3
w behandel	-8
w behandel op	-2
w behandl	-11
w behandl oi	-12
w beheb	-7
w beheb oi	-7
w behord	-9
w behord oi	-9
w bei op	-3
w being	-18
w being oi	-9
w bekomm	-4
w bekomm op	-2
w beleg	11
w beleg oi	14
w bell	-5
w bench	-7
w benef	7
w benef oi	7
w beobach	-6
w beobach oi	-6
w bera	-6
w bera oi	-6
w bera op	-6
w bereithal	-8
w bereithal oi	-8
w bereitschaf di	-5
w berich	-9
w berich oi	-3
w berich op	-8
w beruf	-6
w beruf di	-4
w beruf op	-3
w berufserfahr	-3
w berufserfahr di	-3
w bescheid oi	7
w beschwerd	-4
w best	-4
w bestand	-2
w bestell oi	2
w betrieb	-3
w betrieb oi	-5
w betrieblich	10
w betrieblich oi	10
w bett	-5
w bett oi	-6
w bett op	-2
w betw di	2
w beurteil	-5
w bevorzug	-4
w bevorzug op	-4
w beweg oi	-7
w bewerb	-3
w bezahl	-7
w bezahl oi	-8
w bien di	-7
w bienv op	-2
w bienveill	-6
w bienveill di	-6
w bienvenu di	-4
w big	-12
w big op	-8
w bill oi	-2
w bill op	5
w binom	13
w birthd	9
w birthd oi	9
w bist	-17
w bist di	-7
w bitt	-5
w bitt op	-5
w bleib oi	-2
w bleib op	-2
w blick di	-2
w blick oi	-4
w board	8
w board di	5
w board oi	6
w bode	-4
w bode oi	-4
w body	11
w bon oi	-2
w bonjour	-10
w bono	4
w bono oi	4
w bons	-3
w bons oi	-2
w bons op	-3
w bord	-4
w bord oi	-6
w boring	3
w both oi	-6
w bout oi	2
w branch	10
w brauch di	-11
w breath	-8
w brew	-7
w brew oi	-5
w brill oi	2
w brut oi	-5
w bts	3
w bts di	3
w buch	-3
w buch op	-2
w budg oi	5
w buen	-5
w buen di	-7
w build di	-11
w build op	-7
w bus op	-2
w busc	-4
w busc di	-2
w busc op	-4
w busi	-7
w busin oi	18
w busy	-3
w busy op	-4
w cabl	-11
w cabl oi	-11
w cad	-3
w cad oi	-12
w cada di	-2
w cafe	-4
w cafe op	-4
w cais	12
w cais oi	12
w caja oi	2
w calcul	-6
w calcul oi	-6
w calibra	5
w calibra oi	5
w call-ou	4
w calm	-4
w calm oi	-7
w calor	-4
w camb oi	-2
w cambi di	-4
w camer	-13
w camer oi	-4
w cami	-5
w cami oi	-3
w cami op	-8
w campa	3
w campa oi	8
w campaig	-4
w campaig oi	-5
w can di	-4
w candida oi	-7
w candidatu	-2
w candidatu op	-2
w cann	-7
w cant	4
w cant oi	7
w capaci	7
w car di	-5
w car oi	-3
w card di	4
w careful	-7
w careful di	-3
w careful oi	-11
w carer	7
w cart di	16
w cas	-7
w cas oi	-4
w casa oi	2
w case oi	6
w caseload	-2
w caseload oi	-2
w cash	7
w cash di	-6
w cash oi	14
w caso oi	-2
w categor	-4
w categor di	-6
w cater	5
w cent oi	2
w certif	3
w certifica	11
w certifica oi	12
w certifica op	12
w certificac	-9
w certificad	25
w cesp	-7
w cesp oi	-2
w ceux oi	-3
w chacu oi	-5
w chair	4
w chair oi	4
w chal	-3
w chal oi	-2
w chambr	-6
w chang di	-5
w chaqu op	-3
w charg oi	2
w charl	12
w charl oi	12
w chas oi	3
w chat oi	-5
w chequ	3
w chequ oi	3
w cherch oi	-4
w chez di	-5
w chez oi	6
w chez op	-4
w chf	-12
w chf oi	-15
w chiff op	-2
w chiffr op	-8
w childr di	3
w childr op	-3
w choi oi	-5
w choic	-2
w choix	-4
w choo	-3
w choo op	-10
w christm	14
w cicl	-5
w cier	-8
w cier oi	-9
w cierr op	-4
w cifr di	-3
w cinc	-3
w cinc di	-3
w cinc op	-3
w cinq	-7
w cinq di	-13
w civil	8
w civil op	-2
w clai di	-5
w clair di	-9
w clar di	-2
w clar oi	-6
w clas	4
w clas oi	2
w clas op	4
w clea oi	-16
w clea op	-8
w clear di	-5
w clear oi	-4
w clien di	-3
w clien oi	-5
w clientel	-3
w clientel oi	-7
w clin	6
w clin oi	7
w clin op	4
w cloth	6
w cloth oi	9
w clotur	2
w clotur oi	2
w cloud	13
w cloud oi	2
w club	8
w club oi	13
w clus	-11
w clus oi	-11
w coach	2
w coach oi	-3
w coci	-6
w code oi	-4
w colaborac	-2
w colaborac op	-2
w collec	3
w collec oi	3
w colleg	13
w collegu	-6
w collegu oi	-7
w collid	-3
w coloc	-9
w coloc oi	-9
w color	-7
w color op	-5
w come di	-9
w come oi	-6
w comedor	-2
w comedor oi	-2
w comer	-7
w comer op	-7
w comfor	-6
w comi	18
w comi oi	4
w comid	-2
w comid oi	-2
w comienz	-3
w comienz op	-3
w commi	3
w committ	7
w committ oi	7
w commun	-5
w como oi	-6
w comp	-4
w comp di	-10
w comp oi	-10
w compa op	-7
w compan	-14
w companerism	-4
w companerism di	-2
w compl oi	15
w compl op	-3
w complain oi	4
w compr di	-12
w compr op	-6
w comprend	-3
w compu	-8
w comunicac	-8
w comunicac di	-8
w concil	-2
w concil oi	-2
w condu	-10
w conduc	6
w conduc di	17
w conduc oi	-4
w condui	-3
w confid	-6
w confidentiali	-10
w confidentiali di	-10
w conjun	-4
w conjun op	-4
w connu	-4
w connu op	-4
w conseil	-9
w conseill	-2
w conseill oi	-5
w consig	-2
w consig oi	-6
w constanc	-10
w constanc di	-5
w constru	-2
w constru oi	-3
w construc di	3
w construi	-9
w construi op	-9
w consul	-2
w consul oi	-2
w consul op	-4
w contabilidad	-3
w contabilidad oi	-5
w contac di	-9
w contac op	-7
w contarl	-13
w continu	6
w continu oi	6
w contrac	-3
w contrac op	-3
w contribu	-5
w contribu oi	-5
w contribut	-8
w contribut oi	-8
w control oi	-3
w control op	-2
w conv oi	-2
w conversac oi	-10
w coord	4
w coord oi	8
w coordon	-12
w coordon oi	-12
w copy	2
w copy oi	2
w corr	-12
w corr oi	-6
w correctiv	-8
w correctiv oi	-8
w correg	-9
w correg oi	-9
w corrig	-2
w corrig oi	-2
w cort	-5
w cort oi	-7
w cosa	-3
w cosa op	-5
w costumb	-3
w costumb di	-3
w costumbr	-10
w cote	-3
w cote op	-7
w could op	-2
w coun oi	3
w coun op	-3
w council	13
w countr	2
w countr op	2
w coup	-2
w coup op	-5
w courr	-7
w courr oi	-11
w courto	-7
w crec	-10
w crec op	-7
w creer	-6
w creer oi	-7
w crit di	-4
w criter	-8
w cscs	9
w cscs di	9
w cuadr	2
w cuadr oi	4
w cualqu di	-3
w cualqu op	-2
w cuatr op	-8
w cubr	3
w cuent	-7
w cuent op	-7
w cuir	-7
w cuis	-5
w curiosi di	-5
w curiosidad	-5
w curiosidad di	-7
w curiou	-9
w curr	-8
w curr di	-8
w curr oi	-5
w curs	4
w curs oi	10
w custom di	-9
w cut op	-2
w dabe	-3
w dabe op	-3
w dann	-4
w dann op	-3
w dano op	-2
w dans di	-3
w dara di	-4
w darf	-3
w darf oi	-2
w dashboard oi	-5
w date	-3
w date oi	-2
w date op	-2
w dato oi	-7
w dato op	5
w davo di	-2
w days di	-9
w dbs	16
w deadl oi	-2
w deadl op	-2
w deal di	-6
w deal oi	-6
w decen	-3
w decen op	-3
w decid di	-8
w decid oi	-2
w decir	-7
w decir oi	-7
w decirl oi	-3
w decis op	-3
w decora	-2
w decora op	-2
w defend	-7
w defend op	-10
w dejar	-2
w dejar oi	-6
w dela oi	-2
w dela op	-2
w deliv oi	2
w demand di	-7
w demand oi	-6
w denk	-8
w denn di	3
w dent	14
w dent oi	14
w dentr oi	-3
w depend oi	-2
w der di	-2
w describ	-2
w describ oi	-2
w descu	3
w descu oi	3
w desherb	-6
w desherb oi	-6
w desir op	8
w despu oi	-11
w detail	-11
w deutsch	8
w deutsch di	-7
w deutschlandtick	6
w deutschlandtick oi	6
w deve	-7
w develop	-6
w develop di	-3
w develop oi	-11
w developp	2
w developp oi	2
w devic op	-2
w devoluc	3
w devoluc oi	3
w dia oi	-2
w diagn	-10
w diagn oi	-11
w diar oi	-3
w dias oi	-4
w dich	2
w dich op	4
w did	-5
w die di	-6
w diem	5
w diem oi	5
w dien oi	-11
w dien op	6
w dienstag oi	-5
w diet	14
w diff	-3
w diff op	-4
w differenc	-4
w differenc oi	-4
w difficil oi	-2
w difficul	-8
w digi	4
w diner	-7
w diplom	12
w diplom op	10
w dir	-11
w dir oi	-11
w dire op	-4
w direk oi	5
w dirig	-9
w dirig oi	-10
w disabili op	-6
w disag	-3
w disag di	-3
w disc	-10
w disc di	-8
w discapacidad	-3
w discapacidad op	-3
w discou	9
w discou oi	9
w discoun	11
w discoun oi	12
w discov	-4
w discre	-5
w discre di	-5
w discrec	-2
w discrec di	-2
w dish	-6
w dish oi	-6
w disp	2
w dispos	-12
w dispu oi	-2
w dites-le-nou	-2
w dites-le-nou op	-2
w dix	-4
w dix oi	-6
w doctor	-4
w doctor oi	-9
w docu	-4
w docu di	-6
w documentac	-12
w does di	-4
w doit op	-6
w doku	-11
w doku oi	-14
w doma	8
w doma op	-8
w domicil	7
w doming	-4
w doming op	-5
w don	-4
w don di	-5
w don'	-3
w don' op	-9
w dond	-4
w dond oi	-5
w donn di	-4
w donn op	-4
w donnerstag	-4
w donnerstag oi	-12
w dont	-2
w dont oi	-5
w doss	-9
w dot	3
w dot di	-4
w doub	-4
w douc	-14
w dout	-4
w dout op	-3
w douz	-12
w down	-3
w doze	-2
w doze op	-2
w draf	-5
w draf oi	-5
w draw	-4
w draw oi	-6
w drei di	-4
w dres	-10
w dres oi	-5
w drit op	-2
w droi	-5
w droi oi	-6
w drop	-5
w druck	-5
w druck oi	-5
w drug	13
w drug di	13
w duda	-8
w duda oi	-11
w dudar op	-2
w duran oi	3
w duran op	-3
w durchfuhr	-3
w durchfuhr oi	-3
w during oi	6
w duty	-6
w duty oi	-2
w each oi	-2
w ear	-2
w ear di	-6
w earl	-3
w earl di	-16
w earn	-2
w earn op	-5
w ease	-6
w ecar	-7
w ecar oi	-7
w echang	-7
w echang oi	-8
w eche	-5
w ecol op	-6
w ecou	-6
w ecou oi	-2
w ecou op	-4
w ecra	-2
w ecri oi	-8
w ecritu	-3
w edad	-6
w edit	5
w edit di	9
w efec	-8
w efec oi	-8
w effor	-5
w ehrlich	-2
w ehrlich op	-6
w eige di	8
w eigentum	-9
w eigenverantwortlich	-2
w eigenverantwortlich op	-2
w eigh	-13
w eigh oi	-14
w eigh op	-5
w eign	-4
w eign op	-4
w eile	-2
w eilig	-3
w einfach oi	-7
w einfuhlungsvermog	-4
w einfuhlungsvermog di	-4
w einhal	-3
w einhal oi	-3
w einm oi	5
w einschlagig	-4
w einschlagig di	-4
w einschleif	-4
w einschleif oi	-4
w elabor	4
w elabor oi	11
w electr oi	-7
w eleg	-4
w eleg oi	-4
w elev	2
w elev oi	6
w elev op	-11
w elig	-9
w elle op	4
w elter	-5
w elter oi	-4
w email	-8
w email op	-8
w empez oi	-3
w empfang	-7
w empfang oi	-8
w empi	-7
w empi op	-8
w emplo oi	-6
w employ oi	3
w empr	6
w empt	-5
w empt oi	-5
w encaj	-15
w encarg	-10
w encarg op	-10
w encour	-15
w encourag	-8
w encu	-2
w encu oi	-2
w end	-2
w end di	-3
w end op	-6
w ende	-2
w ende di	-4
w ende oi	-2
w ends	-2
w energ	-11
w energ op	-6
w enfan	-5
w enfan op	-3
w engin	-4
w engin oi	-7
w engine	5
w engine di	5
w engl	6
w english	-3
w enhanc	9
w enhanc oi	4
w enjo	-8
w enjo op	-5
w enough di	-13
w ensambl	-15
w ensambl oi	-15
w ense	-5
w ense oi	-7
w enseig	-7
w enseig oi	-7
w ensembl	-2
w ensembl di	-4
w entend	-6
w entend op	-8
w enter	-6
w entfer	-10
w entgeltgrupp	-9
w entr op	-3
w entreg	-8
w entreg oi	-10
w entrepri oi	14
w entscheid	-8
w entscheid op	-10
w entwickel	-9
w entwickel oi	-12
w entwickl oi	-2
w entwurf	-3
w entwurf oi	-3
w envi	-5
w envi op	-9
w envir	-9
w envir oi	-11
w enviro	-7
w eparg	2
w eparg op	3
w equi	-2
w equi oi	-7
w equip	-2
w equip di	-12
w equip oi	-2
w erfas	-2
w erfas oi	-2
w erken	-4
w erkl	-8
w erlaub	-3
w erlaub oi	-3
w erledig oi	-2
w erreich oi	-5
w error	-2
w error oi	-3
w erwar	-3
w escri op	-3
w escuch	-11
w eso	-2
w eso op	-4
w espac	-7
w espac oi	-11
w esper	-5
w esper op	-7
w espo	-3
w espo op	-3
w espr	-2
w essent	5
w essent op	12
w est oi	-2
w estad	-2
w estam	-14
w estam op	-14
w estar	-4
w estar oi	-2
w etat	-4
w etre oi	-5
w etre op	-9
w etud	7
w etwa oi	-6
w euro	-7
w euro oi	-7
w euro op	-2
w evalu	-7
w evalu oi	-7
w even di	-10
w ever di	-4
w everybod	-9
w everyd	-4
w everyo di	-4
w everyo oi	-5
w everyth	-4
w everyth oi	-13
w evit	-11
w evolu	-5
w evolu oi	-6
w exac	-5
w exac oi	-12
w exactitud di	-2
w exactitud oi	-5
w exam oi	7
w excel	4
w excel di	5
w excell	-8
w excell di	-8
w exerc	7
w exerci	3
w exig di	-5
w existenc	-11
w existenc oi	-11
w expec op	6
w expl	-4
w expl oi	-3
w expl op	-2
w expla di	-9
w expliqu	-2
w expliqu oi	-2
w expor	7
w extr oi	3
w eye di	-2
w eye op	-3
w face	-11
w face di	-3
w fachgebi	-4
w fachgebi op	-4
w fachkraf	2
w facil op	-2
w faco	-2
w faco op	-3
w facon	-6
w facon oi	-6
w fact	-3
w fahr oi	-5
w fahrga	-14
w fahrga oi	-14
w fahrzeug	-5
w fahrzeug oi	-8
w fair di	-6
w fairn	-7
w fait	-3
w fait di	-7
w fait oi	-5
w fall di	-4
w fall op	-3
w falt di	-9
w fami	8
w fami oi	13
w famill op	-4
w farb	-4
w farb oi	-2
w farm	3
w farm op	3
w faudr	-3
w faudr op	-3
w faul	-3
w faul di	-2
w faul oi	-2
w fauteuil	-6
w fauteuil oi	-6
w featur	-4
w featur oi	-4
w febru	-5
w febru op	-5
w fech	-3
w fech oi	-4
w feel di	-4
w fees	8
w fees oi	8
w fehl	-2
w fein di	-5
w fens	-11
w festhal	-5
w festhal oi	-5
w festiv	6
w festiv oi	6
w feu	-2
w fiabili	-7
w fiabl	-3
w fiabl di	-6
w field oi	-5
w fift	-6
w figu di	-2
w figur di	-5
w figur op	-3
w file	-3
w file oi	-3
w fill	-6
w fill oi	-3
w final	-3
w final oi	-3
w final op	-2
w financ	-4
w financ oi	-11
w find op	-2
w fine di	-4
w finish di	-5
w finish oi	-5
w firmn	-4
w firmn di	-4
w fisic	-9
w five oi	-3
w fixe	-12
w fixer	-3
w fixer oi	-3
w flach	-4
w flach oi	-4
w floor	7
w floor oi	4
w floor op	6
w flow	-3
w flow oi	-3
w flue	9
w flue di	9
w fluenc	2
w fluenc di	2
w fois oi	3
w folg	-5
w follow oi	-5
w follow-up	-12
w follow-up di	-12
w fonc	10
w fonction	-2
w fonction oi	-2
w food oi	-3
w food op	3
w forec oi	3
w formac oi	16
w formalidad di	-7
w fort	-6
w fort op	-7
w forward	-5
w forward op	-5
w four di	-4
w four oi	-15
w fourn oi	3
w fourt	-2
w frag di	-2
w franc di	-11
w franz	3
w franz di	3
w free op	2
w freel op	-7
w freitag	-14
w freitag oi	-13
w freitag op	-3
w fremd di	-5
w fresh	-13
w freud	-9
w freud di	-4
w freundlich	-4
w freundlich di	-4
w freundlich oi	-6
w friend	-4
w friend di	-3
w friend oi	-6
w fron	-13
w fruh op	-4
w fruh-	-2
w fuhrersch	2
w fuhrersch op	7
w fuhrungserfahr	3
w fuhrungszeugn	3
w fuhrungszeugn di	3
w full-tim oi	3
w func	-4
w func oi	-9
w funf	-3
w funf oi	-4
w funf op	-3
w fur di	-2
w gana	-4
w gast	-2
w gast op	-2
w gebe oi	-3
w gebrauch oi	-3
w geduldig di	-2
w geduldig op	-4
w gefund	-2
w gefund op	-2
w gehal oi	-6
w gehalt	-5
w gehe	-5
w gehor	-5
w gehor op	-4
w geld	-3
w geling	-8
w gemach	-2
w gemach op	-2
w gemeinsam	-5
w gemeinsam oi	-7
w genau di	-2
w genauigke	-2
w genauigke di	-4
w gener oi	-2
w gent	-3
w gent op	-4
w gepfleg	-4
w gepfleg op	-4
w gera	-5
w gerer	2
w gerer oi	2
w gerich	-3
w gerich oi	-3
w gern	-2
w gern di	-4
w gern oi	-5
w geschich	-4
w geschich op	-5
w geseh	-3
w gesellenbrief	-2
w gesellenbrief di	-4
w gesich	-6
w gespur	-4
w gespur di	-3
w gest	2
w gest di	-8
w gest oi	12
w gestal oi	-11
w gesundheitszeugn	10
w gesundheitszeugn di	10
w gets oi	-5
w gewerk oi	-3
w gewin	-5
w gewin op	-6
w gibt	-6
w gift	-2
w glad	-3
w glad op	-3
w glas	-5
w glas oi	-7
w gleich	-4
w gleich op	-2
w goal oi	-8
w gold	14
w good op	-2
w googl	-5
w got	-5
w gout	-7
w gout di	-6
w gout op	-5
w grad oi	-9
w grad op	-8
w grand oi	-16
w grat oi	3
w gratui	10
w gratui oi	10
w gros	-3
w gros oi	-10
w group	2
w group oi	9
w grow	-2
w grow op	-7
w groß	-7
w groß oi	-8
w groß op	-2
w grund	-3
w grupp	-3
w grupp op	-3
w guar	9
w guar oi	9
w guard	2
w guard oi	2
w guiar	7
w guiar oi	7
w gut di	-8
w gut oi	-7
w guter oi	-2
w habi di	-8
w habi oi	-4
w habili	7
w habili di	7
w habitac	7
w habitud	-4
w habl oi	-6
w haccp	-7
w hace	-4
w hace di	-4
w hace op	-5
w hacer op	-13
w haga oi	-6
w halb	-16
w halb oi	-7
w half-pr	2
w half-pr oi	2
w hand oi	-6
w hand op	-7
w handel	-5
w handel oi	-5
w handl di	13
w handl op	-9
w handov	-11
w handwerk	-13
w hang	-13
w happ	-3
w happ di	-8
w happ op	-3
w hara	-3
w hara op	-3
w hard	-4
w hast	-2
w hast oi	-3
w hat oi	-6
w haus op	-2
w have dp	2
w hay	-2
w hay oi	-2
w hay op	-2
w hazard	6
w hazard oi	6
w head di	-8
w head oi	2
w health oi	3
w hear	-6
w hear oi	-10
w heav	-5
w heav oi	-4
w helf	-10
w helf oi	-12
w here oi	-5
w herz di	-7
w herzlichke	-9
w herzlichke di	-9
w heur di	-6
w heur oi	-4
w hilf	-6
w hilf oi	-13
w hilfsmittel	-2
w hilfsmittel oi	-2
w hint	-4
w hinweg	-3
w hinweg di	-3
w hiring	-4
w hnc	6
w hochst	-4
w hof	17
w hoflich	-5
w hoflich di	-5
w hoja	-11
w hold di	-11
w hold oi	-3
w home op	-3
w homeoff	-5
w homeoff oi	-8
w hone	-2
w hone di	-4
w hone oi	-2
w hone op	-3
w honestidad	-6
w hora oi	-4
w hora op	-6
w horar	-3
w horar oi	-4
w hore oi	-5
w hour di	-2
w hour oi	-2
w hous oi	9
w hous op	-2
w how oi	-2
w hoy	-9
w hoy op	-9
w humeur	-4
w humeur di	-6
w humor	-11
w hurd	-3
w hurd op	-3
w hurt	-3
w hydraul	3
w hygi di	6
w ici	-3
w ici op	-3
w idea	-4
w idea oi	-4
w idea op	-5
w ideal	-5
w ideal di	-5
w idee	-5
w idee oi	-8
w igual	-2
w igual op	-2
w ihn oi	-2
w ihre oi	-4
w ils	-2
w ils op	-4
w imag oi	-7
w imag op	5
w impar	8
w impar oi	8
w impl oi	3
w impor oi	-7
w impor op	-9
w imprevu	-5
w imprevu op	-2
w improv	-4
w improv oi	-5
w incid	-13
w incid oi	-16
w includ di	-2
w includ oi	-4
w includ op	6
w indef	6
w indef oi	9
w independ	-2
w inform di	-4
w inform oi	-4
w informad	-4
w informad op	-4
w informatik	7
w informatik di	7
w infrastructu	-4
w infrastructu oi	-4
w ingen	2
w ingen di	2
w ingl	17
w ingl di	4
w insi	-3
w insid	-7
w inspect	6
w inst oi	17
w instagram	2
w instagram oi	2
w install	6
w install oi	4
w install op	6
w instruc	-9
w instrucc	-2
w instrucc oi	-2
w instruct	-7
w instruct oi	-7
w insur	17
w insur di	17
w insur oi	6
w integr	16
w inter di	-4
w inter op	-4
w interes di	-8
w interes oi	20
w interes op	-7
w interfac oi	-7
w intern	12
w interview oi	-5
w into di	7
w inven	-4
w invo	2
w invo oi	2
w isn'	-10
w iso	9
w ist di	-6
w its op	-2
w jahressonderzahl	14
w jahressonderzahl oi	16
w jahrlich	14
w jard	-2
w jard oi	-9
w jard op	3
w jedem di	-2
w jemand	-6
w jeud	-4
w jeud oi	-4
w job	-2
w job di	-9
w job op	-6
w jobs op	-4
w jobtick	20
w join di	-6
w join oi	17
w jorn oi	-3
w journ oi	2
w judic	14
w juev	-5
w juev oi	-9
w jugendlich	-7
w jung	-12
w juni	-5
w juni op	-7
w junior	12
w junior oi	12
w jusqu' oi	-9
w jusqu' op	-3
w just	-6
w just di	-11
w justic	-3
w justic op	-3
w kaff	4
w kaff oi	13
w kann oi	-7
w kaufman	-9
w kaufman di	-5
w keep oi	-4
w kein oi	-9
w kenn op	-3
w kenntn	-4
w kenntn di	-4
w kilo	-13
w kilometr op	-2
w kind di	-6
w kindn	-4
w klar di	-8
w klas	-2
w klei oi	-4
w knack	-5
w knack di	-5
w knowledg oi	-10
w kolleg oi	-11
w konn oi	-7
w kont	-5
w kont oi	-5
w kontak	8
w kontak oi	-4
w kopf di	-2
w korrek	-6
w korrek oi	-6
w kostenl	5
w kraf	-9
w kraf oi	-10
w kuhl	-4
w kuhl di	-4
w kund	-4
w kund di	-10
w kund oi	-5
w kurz	-5
w kurz oi	-4
w kurz op	-2
w labor	14
w labor oi	5
w lais	-4
w lais oi	-5
w land	2
w langu di	-9
w laptop	10
w laptop oi	10
w larg oi	6
w larg op	-6
w las di	-8
w last	-3
w last di	-2
w last oi	-3
w last op	-2
w late oi	-2
w lauf op	-3
w laun di	-3
w lead di	-10
w lear di	-8
w leas oi	12
w leas op	9
w lebe	-15
w lect	-5
w lectu	6
w leed	11
w leer	-2
w leer oi	-9
w left op	-4
w legac	10
w legac oi	10
w lehr	-10
w lehr di	-10
w leistungspram	9
w leistungspram oi	9
w leit op	-3
w lend	-5
w lend oi	-5
w lern	-3
w lern oi	-2
w lern op	-6
w lernend oi	18
w lese	-4
w lese oi	-8
w less op	-7
w let op	-3
w lets	-3
w lett op	2
w leur	-6
w leur oi	-5
w leur op	-3
w libertad	-2
w libertad op	-2
w libr di	-4
w libr op	-9
w licen di	-3
w licenc	3
w licenc di	17
w licenc oi	-9
w lich	-6
w lich oi	-7
w lieb	-7
w lief	-3
w lief oi	-4
w lieu	-3
w lieu op	-3
w lieux	-2
w lieux oi	-3
w lift di	2
w lift oi	-2
w ligh	6
w ligh oi	16
w ligh op	-5
w lign oi	4
w like di	-3
w limi oi	-3
w limp	-4
w limp di	-5
w limp oi	-4
w line di	-2
w line oi	7
w line-ma	11
w line-ma oi	11
w lini	-18
w lire oi	-6
w list di	-6
w littl oi	-8
w livr op	-3
w livrais	6
w livrais oi	6
w lkw	-8
w llen	-4
w llen oi	-5
w load di	-6
w local	5
w local oi	9
w lock	-15
w log	-4
w log oi	-4
w loge	12
w loge oi	12
w logiciel	-7
w long	-2
w long di	-14
w los di	-2
w lose	-5
w lose oi	-5
w lost oi	2
w losung	-4
w losung oi	-7
w lourd	4
w love	-9
w love di	-4
w love op	-2
w low	-2
w lugar	-7
w lugar op	-7
w lui op	-2
w lunch	6
w lunch oi	6
w lund	-3
w lund oi	-3
w lund op	-3
w lune op	-3
w macbook	5
w macbook oi	5
w mach op	-6
w made op	-2
w maga	10
w main op	-4
w mais	-4
w mais op	-5
w making	-5
w mal	-3
w mal op	-4
w manch	-2
w manch op	-2
w manipul	16
w mann di	-3
w mano	-4
w mano di	-2
w mano oi	-6
w mano op	-2
w manqu	-5
w manqu op	-9
w mant op	-3
w manu	12
w many op	-2
w maqu op	-4
w maquet	-6
w maquet oi	-6
w marc oi	8
w mard	-10
w mard oi	-13
w mardi-sam	-7
w mardi-sam oi	-7
w mark op	6
w marke	-3
w marke oi	-3
w mart	-5
w mart oi	-5
w mast op	-2
w materiaux	7
w materiaux oi	7
w mati	-4
w mati di	-6
w mati oi	-3
w matin	7
w matt	-5
w matt oi	-5
w matt op	-4
w meal oi	14
w meal op	-3
w mechan	-4
w medec	-7
w medec oi	-7
w medi di	2
w medi oi	-3
w medi op	-2
w medic	2
w medic di	9
w medic oi	2
w medic op	-11
w medid	3
w medid oi	3
w medir	-11
w medir oi	-9
w meet oi	10
w mehr di	-4
w mehr oi	-4
w mejor	-4
w mejor op	-2
w meld	-8
w meld oi	-10
w memb	5
w memb op	6
w membership	2
w membership op	8
w meme di	-3
w meme oi	-4
w memo	-2
w mensch di	-16
w mentor	11
w mentor oi	11
w merc	6
w merc oi	6
w mercanc oi	-5
w meri	-4
w mesa	-16
w mess di	10
w mesu op	-3
w mesur oi	-2
w met	7
w met di	7
w meti	-2
w meti di	-6
w meti oi	-2
w metod	-2
w metod di	-2
w mide	-4
w mide op	-4
w midi	-5
w mile	-9
w mile oi	-12
w mill oi	-9
w mill op	2
w millime	-6
w millime oi	-6
w millo	7
w millo op	7
w mind di	-5
w mindest oi	-12
w minimum oi	-11
w minu di	8
w minu oi	-2
w mio	5
w mirad	-2
w mirad op	-6
w mirar op	-3
w mise	-9
w mise oi	-10
w mism oi	-5
w miss	-4
w miss oi	-4
w miss op	-3
w mitarbeitend oi	2
w mitarbeitend op	-9
w miteinand	-4
w miteinand op	-4
w mittages	5
w mittages oi	5
w mix	-7
w mix oi	-7
w mobel	-6
w mobel oi	-6
w moder	15
w moder oi	5
w moge	-9
w moge op	-3
w moglich oi	-2
w moit	7
w moit op	10
w mome	-7
w mome oi	-3
w mome op	-12
w momen di	-4
w mon-fr	-2
w mon-fr oi	-2
w monatsgehal oi	-13
w monitor	-7
w monitor oi	-7
w mont op	10
w montr	-5
w montr oi	-5
w morg	-7
w morg op	-7
w morn op	-7
w motorsagensch	7
w motorsagensch di	7
w mots di	-3
w mots op	-8
w mover	-11
w mover oi	-11
w moving op	-3
w much di	-7
w much oi	-2
w mund	-2
w must oi	3
w mutuell	17
w mutuell oi	15
w mxn	-8
w mxn oi	-10
w nach di	-3
w nachmittag	-8
w nachmittag op	-8
w nahe	-5
w nahe op	-5
w name di	-6
w named	4
w natio	6
w natur	-8
w navidad	14
w navidad op	10
w near	-2
w near oi	-7
w neat	-11
w nebe	-2
w nebe op	-2
w necesar	-4
w necesar di	-9
w necesi di	-7
w necesi op	-3
w need di	-10
w need op	-4
w nerv	-9
w nerv di	-3
w net oi	-7
w neto	-14
w neto oi	-15
w netto	-12
w netto oi	-12
w network di	11
w neug	-5
w neug di	-4
w neun	-3
w neun op	-3
w never	-7
w never di	-3
w never op	-7
w new oi	6
w new op	-6
w news	-4
w news oi	-5
w nice di	-4
w nich di	-10
w nich oi	-3
w niemand op	-3
w nigh oi	6
w nine	-15
w nine oi	-8
w nine op	-12
w ningu	-5
w nobod di	-2
w nobod oi	-3
w noch di	-3
w noel	4
w noel oi	4
w nombr	-5
w non	-3
w non di	-2
w non oi	-4
w norm	-4
w norm oi	-3
w nos op	-4
w nosotr	-12
w nosotr op	-14
w note op	-4
w noter oi	-3
w noth oi	-7
w noti di	9
w notig	-2
w notig di	-2
w notiz	-2
w notiz oi	-5
w notr oi	9
w nous	-5
w nouveau op	-2
w nouveaux	-5
w novemb	-13
w novemb op	-3
w now	-2
w now oi	-3
w now op	-2
w nuestr oi	-10
w nuev op	-4
w numb	-5
w numb di	-7
w numb oi	-3
w numer	-6
w nur	-11
w nur oi	-11
w nurs	3
w nurs oi	14
w nutz oi	4
w nvq	-2
w nvq di	-3
w oberflach	-11
w oberflach oi	-10
w oberflach op	-5
w objetiv oi	8
w obligato op	4
w obra	9
w obra oi	9
w observ	-2
w observ oi	-3
w obst	10
w obst oi	10
w occa	-6
w occa oi	-6
w occup	-3
w occup op	-3
w ocho	-7
w octub	-8
w octub oi	-5
w ocup	-2
w ocup op	-2
w oder oi	-3
w ofer	-8
w ofer oi	-8
w offe di	-5
w offic di	16
w offic op	-2
w offr	3
w offr oi	4
w ofic oi	-4
w oft	-2
w ofte oi	-10
w ohne	-2
w ohne di	-9
w ohne op	-3
w oido	-7
w oido di	-8
w oktob	-8
w oktob op	-5
w old	-10
w on-call	-2
w on-call oi	-2
w on-si oi	2
w once oi	-11
w onli	-4
w only oi	-2
w onze	-6
w operac	-3
w operac oi	-3
w opportuni	7
w opportuni op	-7
w ops	-7
w optic	-3
w oral	-9
w oral oi	-9
w orde	-3
w orde di	-6
w orde oi	-8
w order di	-13
w ordn	-2
w ordn oi	-6
w ordon	-11
w ordon oi	-11
w ordr oi	-5
w organi di	-3
w organi op	-5
w otra	-4
w otra oi	-8
w out di	-4
w outdoor	-3
w outsid	5
w outsid di	-2
w outsid oi	6
w ouver op	-2
w over di	3
w over oi	-3
w overtim	12
w overtim oi	12
w overview	-8
w owner	-2
w pace op	-2
w pacienc	-8
w pacienc di	-4
w pack	2
w pack oi	6
w pack op	-2
w paga oi	-12
w paga op	3
w pagad	3
w pagad oi	3
w pagam op	5
w pair oi	5
w pair op	-12
w palabr di	-6
w palle	-5
w panel	5
w panel oi	14
w pann oi	-2
w papel	-5
w papel oi	-5
w paper oi	-9
w papi	-5
w papierkorb	-8
w papierkorb oi	-8
w par di	-5
w parad oi	-5
w parcel	16
w parcour oi	-5
w parec	-3
w parec op	-3
w parecid	-4
w parecid di	-4
w paren oi	6
w paren op	-2
w park	3
w park op	5
w particip oi	8
w particip op	-5
w particul	-9
w particul op	-9
w pas	-2
w pas di	-3
w pas op	-4
w pasar	-7
w paso oi	-7
w pass op	-6
w past	-7
w pati	-2
w pati di	-7
w pati oi	-8
w patr	5
w patrol	-8
w paus	-6
w paus oi	-9
w pay op	-12
w paym oi	-3
w paym op	2
w peac	-5
w pedagog	-13
w pedagog di	-4
w pein oi	-5
w pend	-3
w pend op	-11
w pens	3
w pens oi	6
w peopl oi	-8
w pequ oi	-4
w perfec	-6
w perfec op	-5
w perform	-5
w perform oi	14
w perime	-2
w perime op	-2
w period	2
w period oi	2
w perm op	3
w permi	-16
w permi di	-12
w pers oi	6
w pers op	-8
w person di	-4
w personnel	4
w peso	-11
w peso oi	-10
w peti di	7
w peti op	-9
w petr	-5
w petr oi	-5
w peur	-3
w peut	-3
w phot	5
w phot oi	10
w pick	-11
w pick oi	-10
w pide	-3
w piec	-5
w piec oi	-12
w pilo oi	3
w pipel	-4
w pipel oi	-2
w plac di	-8
w plac op	-2
w plai	-3
w plai di	-2
w plai oi	-6
w planif	-6
w planif oi	-6
w plataform	10
w platform	-3
w plaz	-2
w plaz oi	-2
w plea	-3
w plea op	-4
w plei	-6
w plei op	-5
w plen	-6
w plus di	-2
w pm-	-9
w podr	-10
w podr op	-14
w poli	-6
w poli di	-8
w polic	10
w polit di	-3
w ponctuali	-2
w ponctuali di	-2
w poner	-7
w poner oi	-7
w por di	-3
w port di	5
w portugu	11
w poser op	-5
w posibl oi	-3
w possibl op	-4
w post oi	-5
w pound	-3
w pourr op	-5
w pouv	-9
w pract oi	-13
w practi	4
w practi oi	4
w pram	13
w pram oi	10
w prax	-3
w prec	-3
w prec di	-10
w prec op	-4
w pref	-4
w pref op	-5
w preferr di	-4
w prei	-8
w prem oi	-9
w premi di	12
w premi oi	-10
w premium	5
w premium oi	5
w prend	-7
w prend oi	-6
w prend op	-3
w prep oi	-4
w prepar	-12
w prepar op	-4
w preparac	-3
w pres di	-10
w presentar	-2
w presentar op	-2
w pressu	-2
w pressu di	-2
w presupu	8
w presupu oi	8
w pret	-3
w pret op	-8
w prev oi	-6
w preventiv	-8
w preventiv oi	-8
w prevu	-2
w prid	-3
w prid di	-3
w prin	-2
w prin oi	-2
w princip	-6
w princip oi	-8
w pris	-3
w privac	-2
w privac oi	-2
w prix	10
w prix oi	8
w probl	-3
w probl di	-12
w probl oi	-7
w procedur	-9
w procedur oi	-9
w proch	-4
w proch oi	-4
w producc oi	-3
w produi oi	-8
w profe di	-3
w profes	-2
w professionnel	6
w profi	2
w progr di	-13
w progres	-6
w progres op	-6
w projec oi	-5
w promi oi	-4
w promi op	-4
w promp	7
w prop di	2
w prop oi	-2
w proper oi	3
w propos	-18
w propr	-5
w propr oi	-6
w proprie	-8
w protec	-5
w protec oi	-5
w protecc	-2
w protecc oi	-2
w protokoll oi	-5
w prov	5
w prov oi	-9
w provid op	-2
w proxim	-6
w proz	-7
w proz oi	-10
w prudenc	-9
w prudenc di	-2
w prueb op	-12
w pto	4
w pto oi	4
w publ oi	3
w publish	16
w publish oi	-3
w pued di	-11
w pued oi	-2
w pues op	-8
w puis oi	-4
w pull	-2
w punctuali	-4
w punctuali di	-4
w punktlich	-2
w punktlich oi	-2
w punktlich op	-2
w puntu	-8
w puntualidad	-9
w puntualidad di	-11
w putt	-13
w pyth	10
w quali oi	-8
w qualif	3
w qualif di	5
w qualif oi	3
w qualit	-5
w qualit oi	-12
w quanti	-3
w quar	5
w quar oi	8
w quart	10
w quart oi	10
w quat di	-8
w quatorz	-13
w quedar	-6
w quelqu	-2
w quelqu op	-2
w quer	-8
w quer oi	-11
w quer op	-4
w quest oi	-4
w queu	-9
w quick	-3
w quick op	-4
w quie di	-3
w quie oi	-11
w quier	-6
w quier op	-2
w quinc	-11
w quinc oi	-2
w quinz	-6
w quinz op	-6
w racon	-7
w racon oi	-7
w radi	-2
w radi oi	-2
w rain di	-5
w rang op	-3
w rapid oi	-5
w rappel	-4
w rappor oi	8
w rata op	-5
w rath	-6
w raum	-5
w raum di	-4
w raum oi	-7
w read di	-3
w read op	-6
w readin	-2
w readin di	-2
w real oi	-5
w receiv oi	-11
w recep	8
w recev	-7
w rech	-2
w rech oi	-2
w recherch op	-5
w rechtzeitig op	-9
w recib	-6
w recib oi	-4
w recib op	-2
w recogni	-11
w recommend	-13
w reconoc op	-2
w record di	14
w recru	-2
w recru op	-3
w recup	-4
w red	12
w red oi	12
w redac	-5
w redac oi	-5
w rede	-4
w redig	3
w redig oi	3
w referenc	15
w referenc di	15
w regar	-7
w regar oi	-7
w regard	-2
w regard op	-5
w regi	-5
w regi op	-5
w registr oi	-2
w regl oi	-4
w regul	-2
w regul oi	-3
w regula	7
w regularidad	-6
w regularidad oi	-6
w reibungsl	-2
w reibungsl op	-2
w reich	-4
w rejoig	-4
w rejoig op	-4
w reklam	-4
w reklam oi	-5
w relanc oi	10
w relationship	-7
w relationship oi	-5
w relev	-3
w relev op	-3
w reli op	-3
w reliabili di	-4
w remarqu oi	-2
w remarqu op	-2
w rembour	5
w rembour oi	15
w remed	-2
w remed oi	-2
w rememb op	-2
w remi oi	-4
w remind	-6
w remind oi	-5
w remo oi	-12
w rempl	-3
w rencontr	-15
w rend	-3
w rend oi	-4
w rendez-vou oi	3
w repa op	-3
w reparatur	-8
w reparatur oi	-8
w repart	-3
w repart op	-3
w repe	5
w repe oi	9
w repond	-4
w repond oi	-4
w repond op	-9
w repres	6
w repres oi	6
w requ	-5
w requ di	-9
w requ op	-4
w requi	-5
w research	-10
w research oi	-10
w reserv	-8
w reserv oi	-10
w resi	-2
w resi op	-2
w resolv	-6
w resolv oi	-6
w resp	-5
w respec	-5
w respec oi	-11
w respec op	-2
w respond	-6
w respond oi	-8
w responsabilidad	-16
w responsibl	-3
w responsibl op	-3
w respu	-13
w rest oi	-3
w restock	-12
w restock oi	-12
w resul	-2
w resul oi	-6
w resultad	4
w resultad oi	6
w resum	-6
w resum op	-6
w retir	4
w retir oi	4
w retour	-2
w retour oi	-2
w retr	7
w retribuc	-4
w retribuc oi	-4
w reun op	-2
w rhythm op	-2
w rich op	-5
w richtig op	-4
w righ di	10
w righ op	-7
w rigu	-4
w rigu di	-4
w ring	-9
w risik	-5
w robo	7
w robo oi	7
w rode	-4
w rode op	-4
w rond	-12
w rond oi	-12
w rota oi	5
w rough	-4
w rough oi	-6
w roul	-2
w roul op	-4
w round	7
w rout oi	-5
w rufe	-6
w rufe op	-7
w ruhe	-6
w ruhe di	-7
w ruhig di	-4
w rule	-3
w run di	-3
w runn di	-5
w runn oi	9
w runn op	-2
w runs op	-14
w rush	-2
w rush op	-3
w rythm oi	-4
w sabbat	13
w sabbat oi	13
w sabe oi	-15
w saber	-9
w sach oi	-3
w safe	-3
w safe di	-6
w safe oi	-10
w sagt	-2
w said	-4
w sait	-2
w sait op	-2
w sale oi	9
w salir	-13
w sall oi	13
w salo	-4
w salo oi	-4
w same oi	-7
w samstag op	-4
w sana	-2
w sana op	-2
w sani	2
w sanitarraum	-3
w sanitarraum oi	-3
w sano	-3
w sano op	-3
w sans	-2
w sans di	-3
w sans oi	-5
w saturda di	-13
w saturda oi	7
w saub di	-5
w saub oi	-5
w sauberke	-11
w save oi	2
w savo	2
w savo di	-10
w savo op	7
w schedul	-5
w schedul oi	-5
w schem	5
w schich	-4
w schich oi	-10
w schichtd	-3
w schn	-13
w schn oi	-8
w schneid	-5
w schneid oi	-5
w scho	-3
w scho di	-15
w school oi	6
w schreib oi	2
w schri oi	-6
w schriftlich di	-3
w schul	9
w schul oi	12
w schw	3
w scienc di	-2
w scol	16
w scre	-13
w scre di	4
w sean	-4
w seas oi	8
w seas op	-9
w sech op	-9
w sector	8
w sector di	7
w securi oi	-2
w segu	-4
w segu oi	-4
w seguimi	-10
w segund	4
w segund op	-5
w segur di	-14
w segur oi	22
w seguridad oi	-14
w sehr	3
w sehr di	3
w sein	-4
w sein op	-6
w seit	-6
w seit op	-8
w sell oi	12
w selo	-3
w selo oi	-4
w selt	-8
w selt op	-8
w seman	-7
w sembl	-5
w sencill	-2
w sencill op	-2
w sens	-4
w sens oi	-6
w sent di	-4
w septemb	-4
w septemb oi	-3
w septemb op	-4
w ser	-9
w seri	11
w serv di	6
w ses oi	-5
w ses op	4
w seto	-4
w seto oi	-4
w sett	-12
w sett di	-3
w seul oi	-6
w seve	-8
w seve oi	-7
w seve op	-5
w sexu	4
w shap	-6
w shap oi	-10
w shar di	-2
w shar op	-5
w shee	-11
w shee oi	-5
w shelv op	-2
w shif di	-5
w shif op	-2
w ship	-9
w shop oi	10
w shop op	-8
w show di	-3
w show op	-4
w sich oi	-10
w sicherhe di	-9
w sieb	-10
w sieb op	-5
w siet	-3
w siet op	-4
w sigh	-6
w sign di	7
w sign op	6
w signalez-nou	-3
w signalez-nou op	-3
w simil di	-4
w simp	-6
w simp op	-2
w simpl	-5
w simpl di	-2
w simpl oi	-4
w simpl op	-4
w sin	-2
w sin di	-7
w sin op	-2
w sinc	-2
w sinc op	-2
w sind oi	-5
w singl	-2
w singl op	-4
w sist oi	5
w sit oi	3
w siti op	-6
w six oi	-7
w sixt	-8
w sixt oi	-9
w sketch op	-2
w sleep	-7
w sleep op	-7
w small	-2
w small di	-7
w small oi	-5
w smil	-10
w smooth oi	-3
w sobr	-8
w sobr op	-8
w soci	5
w soci oi	4
w sofor	-2
w sofor op	-2
w softw op	-5
w soig	-4
w soig di	-8
w soig oi	-5
w soign	-5
w soign di	-6
w sold	12
w sold oi	2
w solid di	-2
w soll	-5
w soll op	-5
w solo op	-6
w solut	5
w solv	-6
w solv oi	-6
w solv op	-3
w some	-4
w some op	-6
w someo	-5
w someo op	-7
w someth di	-10
w somo	-5
w somo op	-5
w son di	-5
w sopor	8
w sorg oi	-8
w sorgf	-5
w sorgfaltig	-5
w sorgfaltig di	-5
w sorgfaltig oi	-5
w sort	-4
w sort op	-7
w soud	-8
w sound	-4
w sound op	-5
w sour	-5
w sour op	-6
w sourc	-4
w sourc oi	-4
w sous oi	-3
w sout	-8
w sout oi	-8
w souv op	-3
w spac	4
w spanish	9
w spanish di	9
w speed	-5
w speed di	-5
w spend	-5
w spend oi	-10
w spir	-2
w spir di	-2
w spor	14
w spot	-4
w spot oi	-4
w spotl	-10
w spotl oi	-8
w spread	2
w spread op	-9
w spreadshee	-9
w sprech oi	-13
w staatlich	-10
w staff	5
w staff oi	14
w staff op	-4
w stag di	17
w stag op	-2
w stam	-3
w stam di	-3
w stammda	-3
w stammda oi	-3
w standard oi	-13
w standor	-3
w standor op	-3
w star op	-5
w statu	-14
w statu oi	2
w stay oi	-2
w stead di	-3
w steh oi	-10
w stell oi	11
w sterili	2
w sterili oi	2
w stimm	-2
w stimm oi	-13
w stm	-12
w stop oi	-9
w stor oi	2
w straigh	-4
w streich	-12
w streich oi	-12
w strong	-4
w strong di	-4
w stuck	-4
w stuck op	-6
w studium	8
w stund	-3
w stund oi	-3
w stund op	-2
w styl	-5
w styl di	-8
w subvenc	9
w subvenc oi	9
w succ	3
w succ op	3
w sueld	-7
w sueld op	-7
w suit oi	-2
w suiv op	2
w suje	-4
w suje di	-4
w sunda	3
w sunda oi	4
w superv	5
w superv oi	15
w supervi	15
w supervi oi	15
w suppor	-2
w suppor op	-3
w sure	-3
w sure oi	-3
w sure op	-2
w surg	-3
w surg oi	-3
w surpri oi	-5
w surveill oi	-4
w sus	-7
w sus oi	-9
w syst oi	-3
w syst op	3
w tabl oi	4
w tableaux oi	-9
w tact	-3
w tact di	-4
w tact oi	-3
w tage oi	-8
w taglich	-15
w taill	-13
w talk di	-5
w tall oi	4
w tamb op	5
w tant	-3
w tare di	-4
w tare oi	-8
w tarif oi	2
w tarif op	-11
w tax	8
w teach di	-13
w team di	-5
w team oi	-7
w teamge	-11
w teamge di	-11
w techn op	-3
w tecn	11
w tecn di	11
w teil	-2
w teil oi	-4
w teilnahm	-3
w teilnahm op	-3
w telef	-7
w telef oi	-12
w telefo	10
w telefo oi	11
w telepho di	-10
w telepho oi	6
w telepho op	7
w teletrabaj oi	-5
w teletravail oi	-7
w tell oi	-3
w temp di	-2
w temp op	-6
w temperatur	-6
w temperatur oi	-6
w tempor	2
w tempor oi	15
w ten	-3
w ten oi	-5
w tener	-5
w tener di	-2
w tenez	-2
w tenez op	-2
w tenir op	-3
w tens	-11
w tenu oi	3
w terapeu	6
w term oi	-3
w terras	-13
w text di	-13
w thank	-9
w thank oi	-11
w their	-5
w their oi	-3
w their op	-2
w them oi	-3
w then op	-2
w therap oi	-7
w think	-7
w think op	-2
w thir	-2
w thir op	-7
w thousand	3
w thousand op	3
w thread	-3
w thriv	-5
w thriv op	-5
w ticke di	-8
w ticke oi	10
w tidy	-5
w tidy di	-4
w tidy oi	-3
w tiemp di	-5
w tiemp oi	-8
w tiend	4
w tiend oi	8
w tigh	-2
w time di	-7
w tisch	-9
w tisch di	-6
w tisch oi	-10
w titl	5
w titres-restaur	-2
w titres-restaur oi	-2
w titul	18
w titul di	13
w todo di	-5
w togeth op	-4
w tomar	-6
w tomar oi	-6
w ton	-6
w ton di	-4
w ton oi	-6
w tone	-2
w tone di	-2
w tone op	-2
w tono	2
w too	-9
w too op	-9
w tool di	-2
w tool op	-5
w tot op	-3
w total	-8
w touch di	5
w touch oi	-3
w touch op	-7
w tour	-4
w tour oi	-3
w tous oi	3
w tout di	-2
w tout oi	-3
w toward	-3
w toward oi	-10
w towel	-8
w towel oi	-8
w trabaj di	-5
w trabaj oi	-6
w trac di	9
w trad oi	-7
w trag op	-4
w trai oi	5
w tranch	-3
w tranquil di	-9
w transmet	-6
w transmet oi	-2
w transmi	-3
w transpor	6
w transpor oi	8
w trat	-4
w trat di	-4
w trat oi	-14
w tratami	3
w tratami oi	3
w trea oi	5
w treizi	3
w treizi oi	3
w tren	-3
w tren oi	-3
w tres op	-4
w trim	15
w trim oi	6
w trip	6
w trip oi	6
w troi	-8
w troi di	-8
w troi oi	-2
w troi op	-2
w trotzd	-2
w trotzd op	-2
w trouv oi	-4
w true	-2
w trus op	-2
w tur	-10
w turi	10
w turn di	-10
w turn oi	-4
w tus oi	-7
w tut	-4
w tuya	-8
w tuya op	-8
w twen	-18
w twic di	-4
w twic op	8
w type	-2
w typescrip	-7
w typescrip oi	-4
w typing	13
w ubernehm	8
w ubernimm	-5
w uberwach	6
w uberwach oi	6
w ubung oi	-3
w uhr op	-2
w umsetz	-5
w umsetz oi	-4
w umzug	-9
w umzug oi	-9
w und di	-4
w und oi	-2
w under di	-8
w under oi	-4
w understand	-2
w understand di	-9
w understand oi	-7
w ungesag	-4
w ungesag di	-4
w uniform	17
w uniform oi	11
w uns oi	-11
w unse oi	-2
w unser oi	2
w unser op	-4
w unter	-5
w unterlag	-7
w unterlag op	-7
w unternehm	-5
w unterrich	-12
w unterrich op	-4
w unterstutz oi	-7
w untersuch	14
w untersuch oi	14
w until	-2
w until oi	-7
w unusu	-4
w unusu oi	-4
w urge di	-2
w urlaub	-8
w urlaub oi	-8
w urlaubsgeld	10
w urlaubsgeld oi	10
w usar	-3
w use di	-7
w used di	-3
w useful	-10
w useful op	-10
w usin	9
w using	-7
w vacanc	3
w vacanc oi	3
w vacc	9
w vacc oi	4
w vale	4
w vale op	-3
w valid	-4
w valid di	-8
w valor oi	-6
w valu	-4
w valu oi	-3
w valu op	-4
w vari di	-7
w vaut	-3
w vea	-2
w vea op	-2
w veci	-4
w vehicul di	9
w veill	-3
w veill oi	-3
w veill op	-2
w ven	-8
w ven op	-8
w vend op	-5
w vendr op	-2
w venir	12
w vent	-3
w vent oi	-3
w verand	-3
w verand oi	-6
w verbess	-3
w verbess oi	-3
w verd	-6
w verd op	-6
w vereinb	-9
w verges	-4
w vergunstig	7
w vergunstig oi	7
w verif	-9
w verif oi	-12
w verkauf oi	-2
w verlang	-5
w verlang op	-5
w verlasslichke	-2
w verlasslichke di	-4
w verleg oi	2
w vermogenswirksam	4
w vermogenswirksam oi	4
w versorg	-2
w versorg op	-2
w verspa	-2
w verstandig	-3
w verstark	-7
w verstark op	-7
w versteh	-3
w versteh di	-9
w vert	-5
w vert op	-5
w verteil	-16
w vertr oi	4
w verwal	5
w verwal oi	5
w very	-4
w very op	-2
w veul	-4
w vez oi	6
w viaj	8
w viaj oi	-3
w vida oi	-3
w vide	12
w vide oi	12
w vie	-5
w viel oi	-13
w viel op	-4
w vien	-2
w vier di	-10
w view oi	-4
w vigil	-3
w vigil oi	-7
w vill	8
w vill oi	8
w visag op	-2
w visi di	5
w visibl oi	-2
w viviend	-7
w vivr op	-4
w voic	-5
w voic di	-3
w voic op	-7
w voil	-2
w voil op	-2
w voll	-3
w voll oi	-7
w vollze	-10
w vollze oi	-14
w volum	-4
w volunt di	-7
w vom op	-4
w vorau	8
w vorau op	8
w vorig	-3
w vorkenntnis	-12
w vorteil	6
w vorteil di	9
w vorteil op	10
w vorzuberei	4
w vorzuberei op	-3
w votr oi	-16
w vous di	-9
w vuel	-2
w vuelv	-10
w vuelv op	-10
w wach op	-2
w wahl	-6
w wahl oi	-6
w wahr	-4
w wahr oi	-4
w wand	-7
w want oi	-3
w ware di	-10
w ware oi	4
w warm	-4
w warm di	-6
w warmth	-14
w warmth di	-3
w wart di	-2
w wart oi	-6
w warum	-6
w watch op	-2
w water oi	-10
w ways	-2
w ways oi	-2
w wear	-5
w weath	-4
w weath di	-10
w week-end	-5
w week-end oi	-7
w weekend	-3
w weekend di	-12
w weg	-2
w weg oi	-3
w wege	-3
w wege op	-3
w weigh	-3
w weigh oi	-8
w weihnachtsgeld	15
w weihnachtsgeld oi	15
w weil	-6
w weiterbild	-3
w weiterbild oi	-3
w weiß	-10
w weiß op	-6
w welcom	-2
w welcom di	-5
w welcom op	-4
w wenig	-8
w wenig oi	-8
w went	-10
w wer	-2
w wer oi	-6
w were oi	-6
w werkzeug di	-2
w wherev	-11
w wherev op	-7
w wheth	-4
w wheth op	-6
w whil	-10
w whiteboard	-2
w whiteboard op	-2
w who di	-3
w whol oi	2
w whol op	-3
w why di	-4
w wichtig oi	-13
w wide	-8
w wied op	-3
w will di	-11
w willkomm di	-2
w willkomm op	-2
w window	14
w wir oi	-11
w wird	-4
w wird op	-11
w wirklich	-3
w wish	-11
w wish di	-2
w wish oi	-11
w with dp	-2
w withou di	-9
w wochenstund	-10
w wochenstund oi	-12
w wochentlich	11
w wochentlich oi	11
w wohn	-7
w wohn oi	-5
w wohn op	-3
w woll	-2
w word op	-5
w workplac	2
w workplac oi	2
w workshop oi	3
w worr	-9
w worr op	-4
w wort di	3
w writ di	-3
w writ op	-4
w wunsch oi	-5
w wunsch op	7
w young	-15
w yourself di	2
w yourself oi	-6
w zahl di	-2
w zehn	-19
w zehn oi	-9
w zeich	11
w zeig oi	-6
w ziel	-4
w ziel oi	-11
w ziel op	-2
w zuberei	-7
w zuberei oi	-7
w zugewand	-2
w zugewand di	-2
w zuhor	-4
w zum di	3
w zur di	-3
w zur op	-9
w zusammenarbe	-13
w zusammenarbe oi	-13
w zusammenarbei	-5
w zusammenarbei oi	-5
w zuschu	7
w zuschu oi	8
w zustand	-10
w zustand oi	-2
w zuverlassigke	-7
w zuverlassigke di	-7
w zwei di	11
w zwei op	-6
w zweifel	-5
w zwisch oi	-4
w œil	-3
w œil di	-3
words 0 oi	-2
words 0 op	-3
words 1 op	-2
words 3 dp	-3
words 9 oi	-3`
