/** Written by craft/training/train-claims.ts from 536 annotated descriptions: a trait and its weight in tenths. */
export const WEIGHTS = `again 0 di	-3
again 0 oi	-6
again 0 op	-4
again 1 di	-2
again 1 op	-3
again 2 di	-7
again 2 oi	-9
again 2 op	-2
again 3 dp	-4
again 3 oi	-5
again 4 di	-2
again 4 oi	-4
again 5 oi	-10
claim benefit brief	-7
claim degree brief	-5
claim degree none	22
claim demand brief	-9
claim demand role	-6
claim figure brief	-6
claim figure none	32
claim name brief	-2
claim place none	17
claim tool brief	-4
claim tool none	23
claim year brief	-8
claim year none	43
cover 3 ne 0	-2
cover 3 ne 5	5
cover 4 di	-4
cover 4 ne 0	-2
cover 4 ne 1	-3
cover 4 ne 2	-3
cover 4 ne 4	-3
cover 4 oi	-2
cover 4 op	-3
cover 5 di	-5
cover 5 ne 1	-2
cover 5 ne 2	-8
cover 5 oi	-5
cover 6 di	-4
cover 6 dp	-4
cover 6 ne 0	-4
cover 6 ne 1	-5
cover 6 ne 3	-2
ends e n	2
ends e t	-3
ends f l	-2
ends f n	2
ends l n	4
ends l t	-6
ends n e	2
ends n f	2
ends n l	14
ends t l	-2
first - oi	-3
first - op	-3
first e dp	-7
first f dp	3
first l op	-2
first n dp	3
gift false dp	-2
gift false oi	3
gift true oi	-2
hard false dp	-2
last - oi	-3
last - op	-3
last l op	-2
last n di	6
last n dp	-3
last t oi	-2
most 2 words 2	-5
most 2 words 3	-6
most 2 words 4	-2
most 2 words 5	-9
most 3 words 3	-4
most 3 words 4	-3
most 3 words 5	-4
most 3 words 6	-3
most 4 words 5	-6
most 5 words 5	-6
most 6 words 6	-2
n 1 di	4
n 1 oi	3
n 2 di	6
n 2 oi	3
n 3 di	3
n 3 oi	9
n 4 di	7
n 4 oi	16
n 4 op	2
n 6 op	6
ne 1 dp	-7
ne 3 dp	6
ne 4 dp	10
ne 5 di	12
opens	-5
opens 	-5
opens a background	3
opens a car	2
opens a clear	-7
opens a cott	3
opens a diplom	6
opens a free	13
opens a full	18
opens a good	-2
opens a head	-6
opens a law	2
opens a level	-14
opens a month	-9
opens a paid	6
opens a postgradua	2
opens a room	-13
opens a sens	-7
opens a trad	-3
opens a van	-7
opens a week	-8
opens a work	10
opens a year	-3
opens aat	-6
opens ab	-2
opens abgeschloss ausbild	6
opens abgeschloss studium	2
opens abrech	-4
opens abrech und	-4
opens abrir	-2
opens abschlu	-2
opens abschlu als	-4
opens accurac	-5
opens acompa	-15
opens acompan	-11
opens aconsej	-6
opens aconsej sobr	-5
opens act	-10
opens adap	-2
opens adap los	-2
opens advi	-8
opens after	-3
opens agre each	-4
opens aider	-6
opens aider a	-8
opens al ano	-7
opens al mes	-8
opens alle	-7
opens allemand	-6
opens allgau	-2
opens alta	-11
opens am	-2
opens an earl	-5
opens an electr	-3
opens an extr	-2
opens an hour	-5
opens analy	-4
opens and	-16
opens ande	-2
opens ande in	-10
opens angebo	-11
opens angl	-3
opens angl lu	-2
opens angoul	-3
opens anim	7
opens anim l	-4
opens anot	-2
opens anot lo	-5
opens answ	-4
opens answ for	-4
opens appl from	-2
opens apprend de	-5
opens april	-14
opens arbe	-3
opens arbeitskleid und	-6
opens are	-7
opens are you	-8
opens asesor	-4
opens asesor a	-4
opens ask	-11
opens asse pati	-4
opens assur le	8
opens atenc	-6
opens atend a	6
opens atte	-7
opens attend	4
opens aucu	-7
opens auf	-4
opens auf wunsch	-4
opens aufmerksamke fur	-4
opens augu	-12
opens aus notiz	-5
opens ausbild zum	-4
opens australi	13
opens automa	-2
opens autonom	-3
opens avis	-8
opens avis de	-5
opens aws	15
opens bachelor	2
opens bachelor s	6
opens band	-7
opens basel	-3
opens basic	-4
opens baustell	-13
opens bayon	-5
opens be	-2
opens be poli	-5
opens bearbei	-6
opens bearbei von	-6
opens beer	-6
opens beer allow	-6
opens befrist	-2
opens befrist bis	-2
opens befund und	-2
opens begi	-7
opens behind	-6
opens beleg	8
opens benefi	-14
opens bera	-9
opens bereitschaf	-7
opens bereitschaf im	-4
opens bestell	-10
opens besuch	-3
opens betw	-5
opens bewerb	-10
opens bewerb sie	-5
opens bezahl	-17
opens bis	-11
opens bis euro	-4
opens bis zu	-4
opens bois	-5
opens bonn connais	3
opens bono	8
opens bono de	2
opens book	3
opens book appoin	-2
opens brauch	-6
opens brief	4
opens brill	-8
opens bring	2
opens bring your	5
opens brut	-5
opens buch	-10
opens buen	-2
opens bus	-8
opens busc un	-4
opens busy	-10
opens c	-3
opens caja	2
opens caja de	2
opens calm	-14
opens camb	8
opens cambridg	-3
opens camione	-7
opens camp	-4
opens campa	-4
opens campaig	-5
opens campaig come	-5
opens cap ou	-3
opens capa	-4
opens capt	-16
opens care for	-6
opens care with	-10
opens carg	-6
opens carg y	-7
opens caroug	-9
opens carr out	4
opens cart	2
opens cash	-2
opens cdi	7
opens ce	2
opens certif	11
opens certif de	3
opens certifica	10
opens certificac	9
opens chair	3
opens chang	3
opens chaqu chiff	-2
opens check name	-4
opens check the	-4
opens chequ	4
opens chf	-4
opens chf bis	-3
opens childr	-16
opens choi	-7
opens choo	-3
opens cinc	-3
opens cinc anos	-3
opens clas de	5
opens clea	-2
opens clea organi	-4
opens clea the	-3
opens cleanlin	-5
opens clear commun	-3
opens clear limi	-2
opens clear word	-5
opens clear writ	-2
opens clien	-5
opens clos	-7
opens coach	8
opens cobr	12
opens coch de	-7
opens colegiac	-4
opens colleagu	-3
opens collec	6
opens colour	7
opens come	12
opens comedor	-3
opens comfor	-13
opens comi	-3
opens comid	15
opens comienz	-3
opens comienz en	-3
opens command	-3
opens comp	-10
opens compa	-2
opens companerism cuand	-4
opens compl	12
opens comple	2
opens compr	3
opens concil	-2
opens concil cuen	-2
opens connais	4
opens connais de	2
opens connais du	5
opens conoc	-6
opens conseill	-10
opens conseill les	-6
opens constanc	-3
opens constru	-2
opens cont	-10
opens contra fijo	11
opens contra indef	3
opens contra labor	-6
opens control	-8
opens conv	-6
opens cook and	4
opens coord a	5
opens coordinar	-10
opens coordinar con	-10
opens cop	-11
opens cop al	-11
opens cork	-12
opens correg	-10
opens cort	-14
opens creer	-7
opens creer des	-8
opens cuand	-11
opens cuar	-2
opens cuatr	-8
opens cuid la	10
opens curiosi	-4
opens curiosi and	-6
opens curiosidad	-6
opens custom	-13
opens cycl to	6
opens dans	-4
opens date	-4
opens daventr	-8
opens days a	-3
opens days of	-11
opens de	-11
opens de bonn	2
opens de lune	-4
opens deal	-5
opens deal with	-5
opens dein	6
opens dejar	-8
opens demand	-3
opens den kurs	-4
opens der	-8
opens desig here	-2
opens deux jour	-2
opens die arbe	-5
opens die ausbild	7
opens die stell	-7
opens dienstwoh	15
opens dirig	-4
opens discoun	8
opens discre	-6
opens discrec con	-2
opens disponibilidad	2
opens disponibilidad para	2
opens dispos	-2
opens dispos a	-2
opens do you	-9
opens donca	-5
opens dos sema	-14
opens douz	-13
opens draf	-5
opens driv licenc	-3
opens driv the	6
opens drop	-11
opens du bist	-5
opens du fuhr	4
opens du soin	-4
opens duba	-9
opens dutch	-4
opens earl	-2
opens ease	-3
opens ease with	-3
opens echang avec	-2
opens ecou	-4
opens eige	2
opens eigh	-5
opens eigh year	-2
opens ein sorgfaltig	-2
opens ein zimm	-2
opens eine abgeschloss	-9
opens eine ruhig	-7
opens eine tag	-3
opens eine unbefriste	-7
opens einfuhlungsvermog	-9
opens einfuhlungsvermog und	-2
opens einkauf	-15
opens einm	15
opens einm im	3
opens el	-5
opens elabor	4
opens emball	-7
opens empez	-7
opens empez el	-4
opens empez en	-2
opens en nuestr	-6
opens encadr un	6
opens encourag	-3
opens end	16
opens english	-6
opens ense	-6
opens entr	-2
opens entr et	-7
opens entreg	-13
opens entret	-4
opens envia	-4
opens envo	-5
opens envo nous	-6
opens equip de	-5
opens erfahr	7
opens erfahr in	7
opens erfahr mit	7
opens erst	5
opens erst hilf	7
opens es un	-2
opens escuch	-8
opens escuch a	-3
opens espagnol	-3
opens esse	-3
opens estar	-8
opens esteriliz	5
opens esteriliz el	5
opens etabl	-2
opens etre aimabl	-4
opens etwa	-6
opens euro	-9
opens evalu	-9
opens ever	-2
opens exac	-3
opens excell	-8
opens exper in	19
opens expl	-2
opens expl the	-2
opens fachgebi	-4
opens fahr	-6
opens fair des	-5
opens fair le	6
opens febru	-6
opens feel	-2
opens feel for	-2
opens fein	-6
opens feingefuhl	-7
opens fell	-9
opens feri	-2
opens fife	-4
opens file	6
opens fill	-2
opens fin	-2
opens fin du	-2
opens find faul	-7
opens fine	-12
opens firmenwag	-3
opens fit	4
opens five	-3
opens flexibl	5
opens fligh	7
opens flue	10
opens fluenc	2
opens fluenc in	2
opens follow	-3
opens follow the	-7
opens for	-4
opens for the	-9
opens form	4
opens form les	14
opens formac en	11
opens formac o	-2
opens formalidad	-8
opens formul	-2
opens four	-7
opens four week	5
opens fourt	-6
opens fp de	2
opens fp ii	-5
opens franz	-4
opens frau	-3
opens free	13
opens free coff	-11
opens frei	8
opens freitag	-14
opens freud	-2
opens freud am	-6
opens freundlich	-8
opens friend firmn	-4
opens fruh	-3
opens fruh spat	-3
opens full	3
opens full licenc	-4
opens full time	-8
opens full trai	-8
opens funf jahr	-11
opens funf woch	-8
opens furgone	-9
opens gard les	-2
opens gard son	-2
opens gast	-15
opens geduld mit	-8
opens genau	-3
opens genauigke und	-2
opens gera	-4
opens gerer	2
opens gerer les	3
opens gern	-2
opens gern mit	-4
opens gesell	-2
opens gesellenbrief	-3
opens gesellenbrief als	-3
opens gespur	-3
opens gespur fur	-3
opens gest	4
opens gest el	9
opens get	-7
opens good	-8
opens gradu	11
opens gran	-2
opens grat	16
opens gree	-10
opens grundkenntnis in	12
opens grup	-3
opens guiar	3
opens guid	-6
opens gute kenntnis	-3
opens h h	-3
opens h sur	-7
opens habe	-15
opens habili	4
opens habl	-5
opens habl con	-5
opens hacer los	6
opens halbtax	18
opens half	11
opens half of	-2
opens hand new	-2
opens handl dispu	-6
opens hannov	-2
opens hast juni	-5
opens hast octub	-5
opens hausbesuch	8
opens have	4
opens help	-4
opens help in	-10
opens herr	-9
opens herzlichke	-8
opens heur par	-12
opens hexham	-4
opens high	4
opens hint	-5
opens hint jeder	-5
opens hold	-6
opens holz mit	-2
opens horar	-3
opens horar lune	-3
opens hosp	-4
opens hour	-10
opens hous	5
opens hr	-8
opens ici	-5
opens idea	-2
opens if	-6
opens if that	-4
opens ihr	-8
opens ihre	-4
opens im	-3
opens im jahr	-7
opens im mona	-3
opens im wint	-13
opens impar	14
opens impl	12
opens incorporac	-11
opens inform	-2
opens ingenier	-4
opens ingl b	-2
opens ingl intermed	-2
opens inspec	-3
opens inst	6
opens install	8
opens instru	-7
opens inter	-14
opens interes an	-9
opens interes dara	-2
opens it is	-9
opens ital	8
opens j	-19
opens jahressonderzahl	4
opens je	-2
opens jobrad	5
opens jobrad und	-2
opens jorn	-5
opens jung	-5
opens jung anlei	-5
opens k with	5
opens kaufman	-6
opens kaufman ausbild	-6
opens keep	-4
opens keep note	-3
opens keep your	-6
opens kenntn	-4
opens kenntn der	-4
opens kenntnis	8
opens kenntnis der	10
opens kenntnis in	5
opens kita	2
opens klar	-7
opens klei	9
opens knowledg	3
opens knowledg of	3
opens komm	-5
opens konzentr	-4
opens kost	-2
opens kostenl	17
opens kund	-10
opens kund und	-7
opens kurs	4
opens l aisanc	-6
opens l envi	-3
opens la maitri	4
opens lais	-7
opens las	-3
opens lay	-7
opens layou	-6
opens le gout	-4
opens le neerland	6
opens le perime	-3
opens le perm	11
opens leav	-3
opens leer plan	-15
opens leit	7
opens lern	-9
opens les etap	-2
opens life	14
opens lift	-2
opens limp	6
opens limpi	2
opens line manag	6
opens livr	-2
opens lleg	-4
opens lleid	-5
opens llev	-7
opens lo	-7
opens load	-3
opens log	-3
opens loge t	-5
opens lohn	-10
opens los	-10
opens lune	-5
opens lune y	-10
opens maint	-9
opens maitri des	-2
opens make	-4
opens make sure	-5
opens malag	-4
opens manag the	9
opens manch	-5
opens mand	3
opens manda	-14
opens manej	6
opens manej de	3
opens mano	-5
opens mant el	-8
opens mant la	-3
opens mant limp	-11
opens mantendr a	-3
opens manu	-11
opens mard	-7
opens mard samed	-7
opens mast en	4
opens mediathequ	-4
opens medir	-11
opens mejor	-13
opens mejor presentar	-2
opens meme	-2
opens meme s	-2
opens mener	-2
opens mener les	-6
opens mentor	-8
opens metod	-2
opens metod para	-2
opens mett a	4
opens mett en	-3
opens mile	4
opens mindest brut	-6
opens mindest drei	-2
opens minimum of	-2
opens miram	-2
opens miram lo	-2
opens mit einem	2
opens mit elter	-5
opens modeli	-4
opens moder	-5
opens mon	-3
opens mon fri	-4
opens monatsgehal	-12
opens mond	-6
opens mond to	-6
opens mont	-3
opens montr	-4
opens most	-2
opens move	-17
opens must	9
opens mxn	-8
opens nach kv	-3
opens nach tarif	-3
opens nach tvod	-3
opens nadi	-2
opens nadi asum	-4
opens nd	-10
opens negoc	7
opens negotia	4
opens neto	-2
opens neto al	-2
opens netto	-14
opens new	-8
opens nhs pens	2
opens ningu	-11
opens no agenc	-2
opens no allerg	-4
opens no degr	-2
opens no exper	-6
opens no hace	-3
opens noch	-5
opens non prevu	-2
opens note	-3
opens noter	-5
opens noti	9
opens noti de	9
opens notic what	-2
opens nourr	-2
opens nous somm	-17
opens nvq	-11
opens ob	-13
opens off	-7
opens offic	-10
opens oktob	-3
opens on vien	-2
opens once	8
opens one	-7
opens one day	-7
opens open	-8
opens opera	8
opens orde	-3
opens order	5
opens order suppl	-12
opens organi	6
opens own the	9
opens p	-2
opens pacienc	-2
opens pacienc y	-9
opens pack	-3
opens pagam	3
opens paid	16
opens palabr	-4
opens par an	-7
opens parl	-11
opens particip	2
opens particip aux	6
opens pass les	4
opens pati also	-2
opens pay	-7
opens peopl have	-2
opens per	-17
opens perm b	12
opens pers	-14
opens perso	-16
opens pfleg	4
opens pick	-5
opens plai	-2
opens plai word	-2
opens plan and	-9
opens plan de	7
opens planif	-4
opens play	-6
opens plea	-4
opens plea send	-2
opens plus	-3
opens plus de	14
opens polic	-3
opens por	-3
opens por hora	-8
opens port	-14
opens portfol	8
opens poser des	10
opens pract in	-2
opens prak	-4
opens prak erfahr	-11
opens pregun	-4
opens pregun por	-4
opens premi	-7
opens premi exper	-7
opens prep cada	-7
opens prep el	-14
opens prep la	-3
opens prep les	7
opens prep los	-3
opens pres	2
opens pres los	-2
opens prestac de	-2
opens pret	-3
opens prid	-4
opens prid in	-4
opens prim de	11
opens prim extraleg	-3
opens priva	13
opens priva health	-4
opens priva medic	6
opens prob	-6
opens proc	13
opens produc	4
opens program	-4
opens programm	-4
opens prudenc	-3
opens publish	-2
opens punctuali	-8
opens put	-4
opens quand	-8
opens quand la	-8
opens quat	-7
opens quat ans	-7
opens quer	-2
opens quereinsteig	-11
opens quest	-5
opens quimp	-9
opens racon	-7
opens racon nous	-2
opens reach	2
opens read	-8
opens readin	-2
opens readin to	-2
opens reali	6
opens rech	3
opens recib	-5
opens recog	10
opens record	2
opens recru	-3
opens redac	-4
opens redig	2
opens redig des	-12
opens reer	-5
opens regelmaßig	8
opens regi	-15
opens registr	-4
opens reli	-4
opens reli follow	-4
opens reliabili	-5
opens reliabili in	-5
opens remarqu	-6
opens remo	-7
opens remplac	5
opens remun de	-4
opens renn	-6
opens reper les	-9
opens repond	-5
opens repond a	-2
opens repond aux	-6
opens repor	-9
opens repor hazard	-2
opens repor to	-5
opens report	-3
opens repri	5
opens resolv	-3
opens respec for	-3
opens respek vor	-2
opens restaur	-6
opens rete	-2
opens retir	5
opens retribuc	-3
opens review	-13
opens rigu	-6
opens rigu et	-6
opens rrsp match	5
opens rufbereitschaf	-5
opens run the	5
opens runn	17
opens s	-8
opens safe	-13
opens saisonstell	-4
opens sala	-3
opens sala par	-2
opens salar	-4
opens salar al	-7
opens sampl	7
opens samstag	-16
opens samstag x	-4
opens sat	-11
opens saub	-7
opens sauberke	-2
opens savo	-9
opens say	-6
opens schedul	-4
opens schn	-8
opens school	5
opens schreib	-7
opens schreib sie	-3
opens schul	-7
opens schul der	-4
opens schwindelf	-10
opens scrub	-5
opens se valor	3
opens sech	4
opens sech woch	-6
opens see	-9
opens segur medic	4
opens sehr	3
opens sehr gute	3
opens seis	-9
opens sell	9
opens sell here	-10
opens send us	-3
opens send your	-11
opens sens	-4
opens sent de	-2
opens septemb	-15
opens ser	-13
opens set up	6
opens settl	-3
opens shap	-10
opens shar	-4
opens show	-4
opens sia	15
opens sicherhe	-2
opens sie bera	2
opens sie berich	-3
opens sie betreu	-6
opens sie bring	-4
opens sie fahr	6
opens sie find	-13
opens sie gestal	2
opens sie habe	-5
opens sie plan	-4
opens sie sorg	-2
opens sie star	-4
opens sie verantwor	-4
opens sign	-6
opens singap	-5
opens singl	-2
opens six month	10
opens soig	-6
opens soir	-7
opens solid exper	-2
opens solid prat	-3
opens solv	-4
opens some	-2
opens somo	-2
opens sorgf	-2
opens sorgf bei	-2
opens sound	-8
opens sound like	-8
opens sout	-9
opens staatsexam	-13
opens staff discou	-11
opens staff meal	6
opens stam	-5
opens stam and	-2
opens staplersch	3
opens star	-10
opens statu	4
opens statu cadr	4
opens stcw	-12
opens steel	-9
opens sterili	6
opens stock	9
opens stock opti	9
opens stop	-2
opens strong	-4
opens stud	-3
opens studium	-11
opens studium der	-12
opens sueld	-11
opens sugg	-4
opens suiv l	-7
opens sunda	-9
opens supervi	-3
opens supervi a	2
opens sure	-6
opens sure handl	-6
opens surveill	-6
opens syst	-2
opens tact in	-3
opens tag	-3
opens tag pro	-3
opens take blood	-9
opens take part	-3
opens take paym	-4
opens talav	-3
opens talk	-3
opens tall	-2
opens tamb	13
opens tast	-5
opens team spir	-2
opens tech	-6
opens tecn	-12
opens teil	-10
opens tell	-7
opens tell the	-3
opens ten	-7
opens tenir a	-7
opens tenir le	8
opens tenir les	-3
opens tenir un	-2
opens tenu	-13
opens tenu fourn	-3
opens text	5
opens th	12
opens th month	4
opens that	-11
opens the	-6
opens the abili	-2
opens the cour	-3
opens the day	-4
opens the job	-6
opens the licenc	-8
opens the other	-4
opens the week	-2
opens then	-3
opens ther are	-14
opens ther is	3
opens thir	-3
opens this	-7
opens this is	-2
opens thre days	-9
opens ticke restaur	2
opens tien	4
opens time	10
opens time off	-11
opens tips	-5
opens titr	-2
opens titr restaur	-2
opens to	-9
opens to be	-2
opens toda	-3
opens todo	-12
opens togeth	-4
opens togeth you	-4
opens tool	-2
opens tool insur	5
opens trabaj	-4
opens trai and	-8
opens trai colleagu	-6
opens trai in	-12
opens trai on	-5
opens trai or	-5
opens trami	14
opens transpor	-8
opens trat	-6
opens trat con	-4
opens trea	-10
opens troi ans	-2
opens troi jour	-14
opens trouv	-12
opens truck	-5
opens tu	-5
opens tu misi	-5
opens tucs	-6
opens two days	-9
opens uberzahl	-2
opens ubung	-2
opens un angl	-2
opens un contr	3
opens un diplom	-6
opens un jour	-2
opens un pani	-8
opens un plus	17
opens un samed	-5
opens un travail	-5
opens una curiosidad	-3
opens une cart	8
opens une commun	-4
opens une equip	-13
opens une fois	-2
opens une journ	4
opens une main	-2
opens une mutuell	-2
opens une premi	11
opens une sema	5
opens une voitu	-8
opens uniform	-2
opens unse	-11
opens unser	-2
opens unterlag	-5
opens unterlag vollstandig	-3
opens up	-3
opens up to	-3
opens urlaub	-10
opens usd	-15
opens vacc	-2
opens vale de	6
opens valid	-3
opens valor	-12
opens van	-7
opens vehicul prop	15
opens veill	-4
opens veill a	-4
opens vergu im	-2
opens vergu nach	-5
opens vergunstig	8
opens verlasslichke das	-2
opens vermogenswirksam	5
opens vermogenswirksam leis	5
opens verstandn	-4
opens verstandn fur	-4
opens vielf	-2
opens vielf im	-2
opens vier	-2
opens vier jahr	-7
opens vigil	-11
opens vino	-9
opens visi a	-13
opens visi les	10
opens viviend	-3
opens vollze	-15
opens volv	10
opens von	-6
opens vorberei	-8
opens votr	-7
opens vous aimez	-8
opens vous avez	5
opens vous commenc	-4
opens vous parl	-3
opens vous rejoig	-4
opens vous rend	-6
opens wage	7
opens walk	-4
opens walk the	-4
opens warm	-6
opens warmth	-4
opens watch	-4
opens we clos	13
opens we d	-4
opens we decid	-4
opens we pay	-3
opens we provid	-2
opens we re	-3
opens we will	-4
opens week end	-4
opens week pay	9
opens weekend	-7
opens weigh	-11
opens welcom visitor	-4
opens well	-11
opens wenn	-16
opens wer	-2
opens what	-3
opens whil	-8
opens wien	10
opens willingn	-7
opens willingn to	-7
opens wir freu	-10
opens wir sind	-5
opens wir zahl	-4
opens wochenend	-3
opens wochenstund	-9
opens word	-13
opens work clos	-4
opens work from	-10
opens work safe	-3
opens work to	-6
opens writ and	-3
opens writ clear	-10
opens writ down	-3
opens writ repor	-10
opens writ to	-2
opens wset	12
opens you also	11
opens you d	-7
opens you join	-6
opens you keep	-4
opens you know	-8
opens you lead	2
opens you ll	-3
opens you own	-2
opens you re	-14
opens you repor	-2
opens you speak	-5
opens your birthd	3
opens your own	3
opens your task	-4
opens zulag	-8
opens zum	10
opens zuschl	-4
opens zuschu	11
opens zuverlassigke	-5
opens zwei bis	-2
our e oi	8
our f oi	11
our n oi	8
our t di	-3
our t oi	-6
pair a ans	-5
pair a aprend	-4
pair a backen	-6
pair a barist	-7
pair a besoin	-5
pair a bonus	-9
pair a brut	-4
pair a busy	-2
pair a cada	-4
pair a car	3
pair a casa	9
pair a chaque	-6
pair a civil	-4
pair a class	2
pair a compre	-6
pair a contra	-14
pair a cottag	3
pair a crew	-4
pair a cuatro	5
pair a data	2
pair a day	-3
pair a de	-5
pair a des	3
pair a deux	-8
pair a dog	-10
pair a doming	-8
pair a driver	-13
pair a ete	-3
pair a fin	-4
pair a fine	-8
pair a first	-3
pair a free	2
pair a full	8
pair a good	-6
pair a great	-10
pair a high	-3
pair a hotel	-8
pair a ici	-2
pair a job	-3
pair a jueves	-6
pair a kind	-3
pair a las	-4
pair a le	-6
pair a leur	-2
pair a level	-4
pair a light	-15
pair a lo	-2
pair a m	-8
pair a monthl	13
pair a non	5
pair a p	-5
pair a paid	4
pair a par	-6
pair a pas	-5
pair a place	9
pair a postgr	2
pair a prix	-7
pair a profes	-9
pair a quarte	-7
pair a quien	-8
pair a quoi	-6
pair a real	-9
pair a rennes	-14
pair a room	-5
pair a sabado	-2
pair a salary	-6
pair a sense	-5
pair a shift	-2
pair a shop	-3
pair a simila	-12
pair a site	-7
pair a small	-4
pair a soluti	-7
pair a story	-7
pair a temps	-7
pair a termin	-8
pair a tiempo	-8
pair a time	-6
pair a tout	-4
pair a trade	-3
pair a trois	-4
pair a tu	3
pair a un	-2
pair a une	-3
pair a van	-7
pair a veteri	-7
pair a votre	9
pair a wareho	8
pair a weekly	15
pair a workin	8
pair a y	-4
pair abgesc lehre	-2
pair abgesc studiu	9
pair about the	-10
pair about to	-4
pair about what	-8
pair abrech und	-4
pair abschl als	4
pair access to	-2
pair accoun of	-5
pair accuei aimabl	-4
pair accuei et	-4
pair accura and	-11
pair aclara partid	-2
pair aconse con	-2
pair aconse sobre	-5
pair across the	-10
pair adapta los	-2
pair adapta una	-3
pair adobe indesi	-5
pair after a	-6
pair after days	4
pair after months	-2
pair after six	14
pair after the	-2
pair after two	4
pair age de	-4
pair agents and	-13
pair agree each	-4
pair agreed little	-2
pair ahnlic aufgab	-3
pair aid certif	2
pair aimabl a	-4
pair aire libre	-3
pair aise avec	2
pair aisles clear	-6
pair ajuste les	-4
pair al aire	-3
pair al equipo	-9
pair al result	-3
pair alergi a	-5
pair alive and	-3
pair all the	-2
pair alle auf	-5
pair allerg and	-2
pair allowa of	2
pair als koch	-2
pair als pflege	-8
pair als steuer	5
pair als tierpf	-2
pair also at	-14
pair also get	12
pair also in	-8
pair alumna avance	-3
pair alumno y	-2
pair am abend	7
pair am morgen	-3
pair am nachmi	-8
pair am umgang	-6
pair an a	-3
pair an annual	5
pair an asset	-10
pair an der	-4
pair an ear	-5
pair an einem	-12
pair an electr	-3
pair an emerge	-8
pair an evenin	-4
pair an exampl	-2
pair an extra	-5
pair an hr	-2
pair an intere	-4
pair an interv	-2
pair an nhs	7
pair an open	-11
pair an organi	2
pair an vous	-5
pair and able	-7
pair and adjust	-15
pair and answer	-6
pair and audito	-2
pair and book	-10
pair and brief	-2
pair and bring	-7
pair and calm	-14
pair and campai	-9
pair and care	-10
pair and cash	5
pair and check	-9
pair and close	-18
pair and compar	-9
pair and cost	-2
pair and data	-6
pair and deal	9
pair and delive	-17
pair and do	-4
pair and docume	-3
pair and edit	-8
pair and ends	-2
pair and fetch	-4
pair and fit	-2
pair and follow	-5
pair and four	-14
pair and friend	-11
pair and get	-7
pair and give	-4
pair and good	-9
pair and ground	-3
pair and honest	-6
pair and how	-2
pair and keep	-3
pair and late	-6
pair and lead	-12
pair and leave	-4
pair and let	-3
pair and lists	-4
pair and look	-3
pair and mainta	-3
pair and manage	-6
pair and mark	-4
pair and materi	-3
pair and maths	3
pair and meals	-6
pair and move	-11
pair and names	-4
pair and no	-4
pair and nobody	-6
pair and note	-2
pair and orders	-8
pair and others	-2
pair and out	-13
pair and pack	6
pair and pass	-8
pair and person	-6
pair and plan	-2
pair and presen	2
pair and privat	-13
pair and produc	5
pair and rememb	-2
pair and repair	-20
pair and safer	-3
pair and safety	-6
pair and school	-3
pair and send	-12
pair and serve	-11
pair and settle	-6
pair and share	-3
pair and someon	-5
pair and specia	-3
pair and sql	-2
pair and stock	-2
pair and store	-7
pair and suppli	-11
pair and suppor	-7
pair and take	-9
pair and talk	-9
pair and talks	-15
pair and test	-4
pair and tidy	-2
pair and time	-10
pair and to	-8
pair and towels	-8
pair and travel	-20
pair and treat	-3
pair and turn	-17
pair and we	-2
pair and when	-2
pair and where	-3
pair and year	-8
pair andere in	-7
pair andere sie	-4
pair anfang kann	-3
pair anglai lu	-2
pair animer l	-4
pair ankomm und	-2
pair annees d	-4
pair ano de	-2
pair anotar lo	-6
pair ans en	17
pair anspre fur	-14
pair answer calls	-2
pair answer for	-4
pair answer in	-10
pair answer questi	-4
pair answer that	-2
pair answer the	-7
pair answer your	-4
pair anteri aun	-3
pair antes de	-2
pair antes durant	-3
pair anybod listen	-3
pair anythi unusua	-2
pair anywhe in	-7
pair applic from	-10
pair applic will	-9
pair appoin in	-5
pair appren de	-5
pair appren qui	-4
pair aprend aqui	-2
pair apres l	-3
pair april to	-11
pair arbeit an	-7
pair arbeit die	-8
pair arbeit eigenv	-2
pair arbeit im	-6
pair arbeit in	-2
pair arbeit konnen	-10
pair arbeit sie	-8
pair arbeit zahlt	-2
pair are an	-3
pair are at	-2
pair are comple	-6
pair are fine	-8
pair are for	-4
pair are going	-6
pair are handle	9
pair are on	-15
pair are paid	4
pair are respon	-4
pair are seekin	-7
pair are trying	-2
pair are very	-2
pair are you	-8
pair area and	-2
pair around and	-2
pair arztin und	-2
pair as agreed	-3
pair as the	5
pair as they	-2
pair as you	-2
pair asesor a	-4
pair ask a	-2
pair ask and	-2
pair asks for	-2
pair assess and	-15
pair assess patien	-4
pair assist dentai	-4
pair assist progra	4
pair assist to	-2
pair assure le	8
pair asume todo	-4
pair at an	-8
pair at cost	9
pair at ease	-4
pair at home	-4
pair at level	-15
pair at our	-8
pair at pm	-7
pair at result	-3
pair at their	-3
pair at two	-4
pair attend au	8
pair attent to	-2
pair au fauteu	-6
pair au minimu	-8
pair auch am	-3
pair auch an	-10
pair auch bei	-6
pair auch fur	3
pair auf b	9
pair auf deine	-4
pair auf dich	-8
pair auf ein	-4
pair auf ihr	-8
pair auf ihre	-2
pair auf ihren	-7
pair auf sie	-8
pair auf und	-15
pair auf wunsch	-4
pair aufgab liegt	-2
pair aufgab ob	-3
pair aufmer fur	-3
pair aujour hui	-4
pair aun esta	-11
pair aus beruf	-3
pair aus holz	-4
pair aus notize	-5
pair ausbil in	-11
pair ausbil oder	-7
pair ausbil zum	11
pair ausseh wie	-4
pair auswah und	8
pair autant que	-4
pair auto enrolm	-5
pair autono et	-8
pair autre horair	-3
pair autres puisse	-5
pair avance et	-6
pair avance y	-3
pair avant d	-7
pair avant de	-12
pair avant le	-5
pair avec ceux	-2
pair avec de	-6
pair avec exacti	-3
pair avec l	-3
pair avec nous	-14
pair avec rtt	-5
pair avec soin	-3
pair avec tact	-3
pair avez fait	-3
pair avez le	-11
pair avez un	-7
pair b b	-6
pair b et	3
pair b licenc	-6
pair b y	-5
pair back and	-3
pair back on	-7
pair back to	-5
pair backgr check	-2
pair backgr in	5
pair base de	7
pair basic englis	-2
pair be a	-5
pair be able	2
pair be done	-2
pair be nice	-5
pair be part	2
pair be polite	-5
pair be relied	-4
pair be the	-3
pair be there	-8
pair bearbe von	-6
pair become a	-7
pair bedach auswah	-2
pair beer allowa	-6
pair before and	-2
pair before it	-9
pair before work	-4
pair before you	-5
pair befund und	-2
pair beglei sagen	-2
pair behind a	-11
pair bei gleich	-5
pair bei uns	-10
pair bei voller	-11
pair bekomm du	-7
pair bekomm sie	-3
pair beobac und	-6
pair berate die	-5
pair bereit im	-4
pair berich muss	-2
pair beruf oder	-7
pair berufs in	-12
pair besetz in	-3
pair besoin d	-2
pair bestel und	-10
pair betwee and	-8
pair betwee the	3
pair bevor sie	-3
pair bewerb sie	-2
pair bezahl wir	3
pair bien et	-3
pair bienve edad	-4
pair bienve et	-8
pair billin and	-9
pair birthd off	5
pair bis drei	-12
pair bis oktobe	-3
pair bis stunde	-2
pair bis zur	-13
pair bist du	-11
pair blick behalt	-5
pair bon poste	-2
pair bonne connai	3
pair bonne humeur	-3
pair bonne maitri	4
pair bonne person	-6
pair bonne pratiq	-2
pair bono de	2
pair bono por	3
pair book appoin	-6
pair books that	-5
pair both need	-7
pair bout en	-7
pair break a	-2
pair bring in	10
pair bring the	-6
pair brut de	-10
pair brutos en	-4
pair bucher jeder	-2
pair budget and	-7
pair buen trato	-6
pair buenos aires	-7
pair build report	-4
pair buscam un	-2
pair buscar averia	-2
pair busine what	-2
pair buy stay	-3
pair buyers and	-3
pair by hand	-6
pair by people	-4
pair by step	-2
pair by us	-4
pair c and	-5
pair c est	-2
pair cad de	-6
pair cada alumno	-2
pair cada cuatro	-4
pair cada dia	-2
pair cada person	-7
pair cada semana	6
pair cada trimes	10
pair cada turno	22
pair caisse et	-14
pair caja de	2
pair call and	-4
pair call in	-5
pair call out	3
pair calls and	-12
pair calm manner	-6
pair calma para	-4
pair calme dans	-2
pair calme un	-3
pair cambia de	-8
pair cambia la	-13
pair cambia nada	-4
pair cambio al	-3
pair cambio y	-10
pair campai come	-5
pair campan en	-11
pair can feel	-4
pair can see	-6
pair can talk	-6
pair can use	-2
pair can work	-7
pair candid est	-6
pair candid sont	-5
pair cap cuisin	-2
pair car and	-9
pair care and	-5
pair care with	-5
pair carne b	-3
pair carne de	2
pair carte de	-3
pair carte swile	3
pair cash plan	4
pair casier judici	2
pair casual hours	-5
pair catalo dans	-10
pair catorc pagas	-7
pair cdi a	-2
pair ce metier	-2
pair ce qu	-2
pair ce savoir	-9
pair celles et	-9
pair centre and	-9
pair certif and	5
pair certif is	4
pair ceux qui	-2
pair chacun inform	-2
pair chaine de	-4
pair change early	-7
pair change the	-4
pair chaque chiffr	-2
pair chaque mois	19
pair charge a	9
pair charge et	-5
pair charge of	-4
pair check and	-14
pair check data	-2
pair check names	-4
pair check the	-7
pair checki twice	-2
pair checks and	-11
pair chef in	-2
pair cheque vacanc	7
pair cherch les	-2
pair chez les	2
pair chez nous	-3
pair chf a	-2
pair chf bis	-3
pair chiffr a	-2
pair childr and	-3
pair childr with	-10
pair choice to	-4
pair choses simple	-2
pair cierre de	-15
pair cifras y	-3
pair cipp qualif	-6
pair civil tone	-4
pair claire a	-4
pair clases de	6
pair class licenc	4
pair clean drivin	13
pair clean organi	-4
pair clean the	-4
pair clear commun	-3
pair clear goals	-8
pair clear limits	-3
pair clear manner	-2
pair clear words	-5
pair clear writin	-10
pair clearl and	-8
pair client and	-5
pair client con	-7
pair client en	3
pair client entend	-2
pair client et	-7
pair client revien	-7
pair client se	-7
pair client who	-8
pair clinic and	-10
pair clp al	-2
pair coche de	-4
pair code that	-2
pair colabo autono	-2
pair collea at	-3
pair collea can	-2
pair collea in	-2
pair collea who	-10
pair collec en	-2
pair colleg et	-8
pair colour vision	7
pair come up	4
pair comes first	-2
pair comfor with	-2
pair comfor workin	-6
pair comien en	-3
pair comien igual	-3
pair comman of	-7
pair comme a	-4
pair commen en	-5
pair commit to	-14
pair commun claire	-4
pair commun in	-3
pair commun manage	-6
pair como minimo	2
pair compag et	-4
pair compan and	-2
pair compan cuando	-4
pair compas and	-14
pair compla about	12
pair comple y	-14
pair compte person	-4
pair comput and	-2
pair con amabil	-10
pair con autono	-4
pair con buen	-7
pair con cada	-5
pair con calma	-4
pair con clarid	-4
pair con client	-6
pair con cuidad	-2
pair con desarr	-5
pair con presto	-5
pair con quien	-4
pair con regula	2
pair con todo	5
pair concil cuenta	-2
pair confia avec	-12
pair connai de	2
pair connai du	12
pair connai en	-3
pair conoce con	-2
pair consei en	-11
pair consei et	-10
pair consei les	-8
pair consul y	-14
pair contar lo	-7
pair conten et	5
pair contra and	-18
pair contra avance	-4
pair contra labora	-6
pair contro les	-4
pair conven des	-3
pair conver con	-5
pair conver en	-5
pair convie c	-2
pair cooper de	-8
pair coordi con	-10
pair cop al	-3
pair correg con	-6
pair cortar y	-3
pair corte y	-8
pair costes y	-7
pair costum de	-4
pair could be	-5
pair count on	-3
pair coup et	-2
pair courag to	-3
pair cours de	6
pair craft is	-2
pair crece con	-4
pair creenc no	-4
pair creer des	-7
pair cual sabe	-2
pair cuando algo	-3
pair cuando se	-2
pair cuenta quien	-7
pair cuenta y	-7
pair cuidad con	-2
pair cuidad cumpli	-3
pair cuidad y	-8
pair cuidar de	-12
pair cuidar el	-9
pair cuidar la	8
pair cuidar lo	-3
pair cuidar los	-6
pair cuisin des	-10
pair cumpli las	-4
pair curios and	-6
pair curios contag	-7
pair custom buy	-3
pair custom count	-3
pair custom honest	-5
pair custom in	-5
pair custom over	-2
pair custom servic	-8
pair cycle to	6
pair d aider	-4
pair d assist	12
pair d autres	-2
pair d be	-9
pair d entrep	8
pair d etat	-6
pair d experi	-12
pair d expliq	-4
pair d hygien	-10
pair d oder	3
pair dafur und	-6
pair dans la	-15
pair dans le	-5
pair dans un	-5
pair darauf sie	-2
pair das arbeit	-14
pair das gescha	-4
pair das haus	-10
pair das konnen	-4
pair das ungesa	-4
pair dass alle	-4
pair dass andere	-5
pair dass die	-2
pair dass es	-10
pair dass jede	-8
pair dass man	-3
pair dass sie	-3
pair dass transp	-2
pair dass ware	-3
pair data and	-5
pair data for	-6
pair dates and	-8
pair datev erfass	-3
pair day and	-8
pair day here	-6
pair day in	-7
pair day week	-4
pair days at	-4
pair days in	-2
pair days on	-4
pair days out	-5
pair de a	-6
pair de alerge	4
pair de alquil	7
pair de bout	-7
pair de cada	-4
pair de carret	-4
pair de ce	-3
pair de conduc	6
pair de conges	2
pair de contac	-7
pair de cualqu	-3
pair de delito	9
pair de demand	-4
pair de depend	-5
pair de despen	6
pair de deux	5
pair de dix	-2
pair de dos	-15
pair de emerge	7
pair de empleo	4
pair de fin	4
pair de gastos	-2
pair de hacer	-2
pair de handic	-5
pair de horas	-4
pair de ingles	9
pair de las	-5
pair de ley	-2
pair de llevar	-5
pair de lo	-8
pair de lunes	-3
pair de manten	6
pair de martes	-5
pair de navida	13
pair de net	-2
pair de neuf	-5
pair de niveau	-11
pair de nos	-3
pair de nouvea	-3
pair de nuestr	-7
pair de obra	-2
pair de ocho	-6
pair de paie	-5
pair de parkin	-9
pair de pensio	6
pair de plus	-15
pair de preven	6
pair de princi	-3
pair de prl	-4
pair de protec	-6
pair de que	-7
pair de quoi	-4
pair de reveni	-5
pair de salud	6
pair de semain	14
pair de semana	2
pair de septie	-2
pair de sesent	-7
pair de six	-10
pair de societ	6
pair de temps	-2
pair de tous	-5
pair de trabaj	-4
pair de transp	13
pair de turism	-6
pair de vida	8
pair debut tout	-6
pair decide on	-5
pair decide what	-2
pair decirl que	-3
pair decora them	-2
pair degree is	-4
pair del comien	-3
pair del dia	-2
pair del moment	-11
pair delito sexual	8
pair delive and	-10
pair dem abschl	-7
pair dem niveau	-6
pair demand du	-2
pair den beruf	-2
pair den dienst	-9
pair den ersten	-2
pair den kurs	-3
pair den sie	-9
pair den tag	-6
pair den weg	-2
pair depend on	-3
pair der auswah	-12
pair der bauste	-2
pair der betrie	19
pair der klasse	-8
pair der leitun	-10
pair der pflege	-3
pair der planun	-5
pair der sozial	-10
pair der stadt	10
pair der werkst	-11
pair des activi	5
pair des dossie	-7
pair des ecoles	-2
pair des gestes	-3
pair des le	-8
pair des notes	-13
pair des outils	-2
pair des priori	-3
pair des produi	20
pair des tests	-9
pair desde el	7
pair design here	-2
pair design produc	-2
pair design system	11
pair despue del	-3
pair detras de	-4
pair deux annees	-4
pair deux ans	4
pair deux demand	-2
pair deux fois	3
pair deux heures	-19
pair deux semain	-7
pair devant les	12
pair devis et	-4
pair dia con	-13
pair dia de	-10
pair dia libre	-2
pair diary and	-10
pair dias en	-10
pair die alle	-8
pair die ausbil	4
pair die die	-4
pair die dinge	-2
pair die eigene	-11
pair die halfte	-8
pair die kasse	7
pair die kinder	-8
pair die kuche	10
pair die meiste	4
pair die mensch	-2
pair die nachst	-3
pair die schlie	-4
pair die softwa	-4
pair die stelle	-3
pair die stunde	-5
pair die uberga	-2
pair die ware	7
pair die weiter	-4
pair dinge entste	-4
pair dinge stehen	-2
pair diplom in	10
pair dire a	-7
pair discou on	-7
pair discre con	-2
pair diseno y	-2
pair dishes as	-3
pair dispon para	2
pair dispos a	-2
pair disput and	-6
pair do and	-2
pair do you	-7
pair doctor nurses	-4
pair docume in	2
pair don t	-5
pair done side	-2
pair donnez le	-4
pair door superv	-4
pair doors and	-2
pair dos dias	-13
pair dos semana	-13
pair dossie dans	-4
pair dossie de	2
pair down to	-8
pair drawin and	-7
pair drei bis	-13
pair drei jahre	-4
pair drei jahren	5
pair drei monate	-2
pair drei schich	-15
pair drei tage	-3
pair drive the	6
pair driver s	-3
pair driver the	-3
pair drivin record	16
pair droit et	-5
pair droit social	-3
pair du batime	-9
pair du bist	-5
pair du conte	-3
pair du contra	-2
pair du debut	-6
pair du den	-13
pair du depart	14
pair du droit	-7
pair du fuhrst	4
pair du im	-6
pair du in	4
pair du jardin	7
pair du magst	-5
pair du metier	-9
pair du premie	-2
pair du secteu	16
pair du serieu	-2
pair du servic	-9
pair du travai	-5
pair dudar si	-2
pair durant el	8
pair durant y	-3
pair e de	-8
pair e inform	-2
pair e mois	2
pair each day	-15
pair each of	-2
pair each quarte	18
pair each should	-2
pair each to	-3
pair each week	-9
pair ease with	-3
pair echang avec	-8
pair edad origen	-4
pair educac infant	-5
pair effort et	-2
pair eigenv und	-2
pair eight years	-2
pair eignun bevorz	-5
pair ein auto	4
pair ein budget	-2
pair ein funfte	3
pair ein gutes	-2
pair ein jobtic	5
pair ein sorgfa	-2
pair ein wenig	-5
pair eine beglei	-2
pair eine gruppe	-11
pair eine gute	-11
pair eine kantin	-6
pair eine losung	-3
pair eine pramie	11
pair einem freund	-6
pair einem jahr	2
pair einen klaren	-5
pair einen tag	-3
pair einfuh und	-2
pair einmal ein	-11
pair einmal im	17
pair einsch erfahr	-4
pair einsch und	-2
pair el ano	12
pair el cambio	-16
pair el certif	-2
pair el dia	-10
pair el hotel	-16
pair el instru	5
pair el manten	-6
pair el mercad	5
pair el mundo	-4
pair el oficio	-8
pair el pan	11
pair el princi	-9
pair el proces	-2
pair el resto	-6
pair el ritmo	-2
pair el siguie	-3
pair el titulo	3
pair else and	-4
pair else is	-2
pair empeza el	-4
pair empeza en	-2
pair empfan und	-8
pair employ and	-9
pair employ assist	4
pair employ pass	-9
pair empres de	-5
pair en a	-5
pair en algo	-3
pair en bon	-3
pair en bout	-7
pair en cabine	6
pair en casa	-8
pair en catorc	-7
pair en classe	3
pair en confia	-10
pair en cours	-10
pair en emploi	-3
pair en equipe	-2
pair en equipo	-3
pair en grande	-6
pair en inform	10
pair en las	-13
pair en ligne	7
pair en navida	4
pair en nuestr	-4
pair en orden	-10
pair en ordre	-4
pair en plus	6
pair en psicol	-4
pair en quelqu	-2
pair en septem	2
pair en tareas	-5
pair en un	-4
pair en una	-2
pair en valenc	-2
pair encadr les	10
pair encadr un	6
pair encaja este	-2
pair end collea	-3
pair end plates	-2
pair end sur	-6
pair end the	-4
pair end to	-8
pair enfant et	-8
pair eng wird	-2
pair englis and	3
pair enough for	-9
pair enough to	7
pair ensemb et	-3
pair ensemb postul	-3
pair ensuit vous	-3
pair entend lo	-2
pair entre et	-7
pair entret outils	-2
pair entrev lo	-3
pair entste und	-5
pair entwic und	-2
pair envers les	-4
pair envie d	-3
pair envie de	-6
pair equal opport	-5
pair equipe data	-5
pair equipe de	-2
pair equipe et	-8
pair equipe quand	-4
pair equipm and	-14
pair equipm at	-18
pair equipo de	-7
pair equipo y	-4
pair er mars	-4
pair ergebn verlas	-5
pair erste hilfe	7
pair es den	-8
pair es ein	-2
pair es eng	-2
pair es la	-9
pair es obliga	-2
pair es una	-8
pair escrib inform	3
pair escrit dinos	-4
pair escuch a	-2
pair espace verts	-5
pair espera y	-6
pair esprit d	-2
pair esprit y	-2
pair est a	-7
pair est apprec	-21
pair est exigee	-2
pair est l	5
pair est la	-3
pair est le	-2
pair est offert	-4
pair est souven	-6
pair esta bien	-6
pair esta en	-10
pair este es	-2
pair esteri el	5
pair et apres	-3
pair et c	-5
pair et ceux	-5
pair et chaque	-2
pair et charge	-6
pair et cinq	-6
pair et compar	-3
pair et consei	-5
pair et contro	-14
pair et corrig	-4
pair et de	-8
pair et en	-5
pair et garder	-9
pair et gerer	3
pair et l	-8
pair et la	-7
pair et machin	-2
pair et ne	-4
pair et non	-2
pair et nous	-2
pair et outils	-3
pair et patien	-8
pair et person	-5
pair et prepar	-4
pair et quand	-4
pair et regler	-5
pair et repare	-8
pair et retire	-2
pair et securi	-4
pair et sens	-4
pair et servia	-4
pair et stocks	-7
pair et suivre	-11
pair et survei	-5
pair et tout	-11
pair et transm	-3
pair et trouve	-3
pair et un	-9
pair et vendre	-8
pair etique y	-3
pair etre aimabl	-4
pair euro bei	-4
pair euro brutto	-5
pair euro im	-7
pair euro in	-3
pair euro je	5
pair euro pro	-4
pair evalue et	-7
pair evenin and	-7
pair every age	-9
pair every backgr	-5
pair every day	-5
pair every depart	-3
pair every fortni	3
pair every quarte	17
pair every shift	11
pair everyo who	-2
pair evolut du	-7
pair examen de	3
pair exampl of	-5
pair exerci that	-4
pair experi and	-5
pair experi as	3
pair experi avec	-9
pair experi con	-9
pair experi dans	-2
pair experi is	-10
pair experi needed	-4
pair experi or	-7
pair experi profes	-4
pair explai a	-4
pair explai the	-7
pair explai things	-11
pair expliq a	-3
pair extra break	-2
pair eye and	-9
pair fahren und	-4
pair fahrer und	-5
pair fahrze vor	-10
pair faire des	-8
pair faire les	14
pair faire nous	-2
pair faire tourne	-5
pair fait jusqu	-3
pair faites vivre	-6
pair falta experi	-8
pair famili and	-8
pair famili with	12
pair faults that	-5
pair feedba and	2
pair feel at	-6
pair feelin for	-3
pair fiable tenir	-2
pair field servic	-7
pair files and	-9
pair fin du	-2
pair final report	-10
pair find faults	-7
pair find the	-2
pair finden eine	-2
pair finden und	-2
pair findin faults	-7
pair firm of	8
pair firmen auch	2
pair first contac	3
pair first idea	-10
pair first visit	-5
pair first year	-2
pair fits apply	-6
pair fits please	-2
pair five days	-2
pair flight home	6
pair fluenc in	2
pair follow the	-6
pair follow up	-7
pair food and	2
pair food hygien	-3
pair for a	-5
pair for allerg	-2
pair for an	-4
pair for everyo	-11
pair for figure	-4
pair for it	-5
pair for one	-10
pair for their	-5
pair for them	-2
pair for those	-9
pair for you	3
pair foreca holds	-3
pair formac en	4
pair formac o	-2
pair formal lo	-3
pair forman parte	-2
pair format d	-5
pair former les	14
pair forwar to	-7
pair found at	-2
pair found it	-3
pair fourni et	-9
pair fourni propre	-5
pair fp de	2
pair fp ii	-5
pair fragen in	-2
pair fragen zu	-10
pair frais de	-3
pair franca et	-12
pair franch ou	-3
pair free bread	-19
pair free coffee	-11
pair free games	-16
pair freude am	-11
pair freuen sich	-10
pair freund auftre	-9
pair friend firmne	-4
pair from all	-5
pair from am	-8
pair from collea	-6
pair from first	-11
pair from home	-2
pair from to	-5
pair from what	-5
pair from your	-5
pair fruh sagen	-2
pair fs b	-12
pair fuhren dass	-3
pair fuhren und	4
pair fuhrer der	-11
pair fuhrun im	-13
pair fuhrun und	-14
pair full drivin	-15
pair full licenc	5
pair full traini	-4
pair full uk	13
pair fully paid	12
pair funcio y	-4
pair funf wochen	-8
pair funfte der	3
pair fur alle	-7
pair fur den	3
pair fur famili	13
pair fur jede	7
pair fur sie	-3
pair fur unsere	-2
pair furnit and	-5
pair ganar client	-2
pair ganas de	-5
pair gap report	5
pair garder des	-6
pair garder son	-5
pair garder un	-15
pair gastos medico	-2
pair gcp and	-4
pair geduld mit	-8
pair geduld und	-6
pair gefund werden	-5
pair genaui und	-2
pair gender pay	5
pair gente y	-4
pair gerer les	4
pair german at	-9
pair gern auch	-8
pair gern darum	-2
pair gern gesehe	-5
pair geschi vor	-3
pair gesell als	-3
pair gespra mit	3
pair gestio el	9
pair get in	-2
pair get it	-8
pair geteil dienst	-3
pair gibt es	-5
pair gift of	-7
pair gitlab ci	-14
pair give and	-12
pair give first	-10
pair giving and	-3
pair glad to	-7
pair gleich eignun	-5
pair go or	-8
pair gout de	-4
pair grado superi	4
pair grande partie	-6
pair grands deplac	-3
pair gratis para	14
pair gratui pour	6
pair ground in	-10
pair grow and	-2
pair grow into	7
pair grundk in	12
pair guests and	-3
pair gusto por	-3
pair gut zu	-3
pair gute englis	2
pair gute kenntn	-3
pair gute laune	-2
pair gutes auge	-6
pair h et	-2
pair h sur	-7
pair haben eine	-10
pair haben wir	-11
pair habit of	-6
pair habits and	-5
pair hacer con	-3
pair hacer los	6
pair haga falta	-5
pair half is	-2
pair half past	-7
pair half price	4
pair half the	-6
pair halt und	-10
pair hand and	-2
pair hand in	-7
pair hand new	-2
pair hand over	-2
pair hand tools	9
pair hand von	-2
pair handle disput	-6
pair handle the	-5
pair handli of	-6
pair happen in	-6
pair hard days	-3
pair has hecho	-3
pair has no	-5
pair hast du	-7
pair hasta junio	-5
pair hasta la	-9
pair hasta octubr	-5
pair have built	-4
pair have it	-6
pair have little	-2
pair have never	-4
pair have time	-3
pair have to	-3
pair have two	10
pair have used	-3
pair have your	5
pair haya calma	-4
pair haya cola	-4
pair hazard and	-2
pair head chef	-7
pair head for	-6
pair health cash	5
pair health cover	-13
pair heat pump	-6
pair heavy ones	-3
pair help collea	-10
pair help custom	-3
pair help each	-4
pair help in	-7
pair help others	-2
pair help to	-4
pair hepati b	3
pair herram y	-4
pair heure du	-3
pair heure et	-4
pair heures avec	-4
pair heures du	-6
pair heures par	-5
pair hilft sie	-2
pair hinaus und	-2
pair hinter jeder	-5
pair hnc in	6
pair ho t	-4
pair hold and	-5
pair holida and	-6
pair holida on	-6
pair holz dinge	-4
pair holz mit	-2
pair home after	17
pair home office	18
pair home once	-4
pair homes and	-13
pair horair ou	-3
pair horari lunes	-3
pair horas de	-8
pair horas semana	-2
pair hour and	-2
pair hour for	-3
pair hour or	-5
pair hour with	3
pair hours a	-5
pair hours an	-5
pair hours are	-8
pair how it	-5
pair how the	-2
pair how they	-5
pair how we	-4
pair hybrid workin	-4
pair hygien und	-6
pair ici un	-2
pair icp ms	-2
pair idea de	-3
pair idees et	-2
pair if that	-4
pair if the	-2
pair if your	-14
pair igual que	-2
pair ihr wort	-3
pair ihre arbeit	-6
pair ihre bewerb	-2
pair ihre unterl	5
pair ihrer arbeit	-6
pair ii o	-5
pair il faudra	-2
pair il manque	-10
pair il vous	-7
pair im blick	-5
pair im buro	-8
pair im dienst	-2
pair im haus	4
pair im homeof	-3
pair im wechse	-5
pair improv our	-7
pair in bad	-4
pair in bath	-2
pair in betwee	-7
pair in bristo	-5
pair in comput	6
pair in court	-12
pair in custom	2
pair in datev	-4
pair in dealin	-6
pair in dental	3
pair in die	3
pair in doubt	-5
pair in dresde	9
pair in edinbu	-2
pair in einem	-5
pair in every	-6
pair in exeter	-4
pair in figma	-6
pair in galway	-6
pair in hand	-2
pair in health	10
pair in husum	-7
pair in jeder	-7
pair in landsh	-10
pair in librar	4
pair in line	-6
pair in london	-3
pair in munste	-3
pair in novemb	-10
pair in one	-3
pair in order	-4
pair in ordnun	-2
pair in other	-2
pair in our	2
pair in planni	-7
pair in power	-6
pair in protel	-7
pair in r	-6
pair in reside	-4
pair in return	9
pair in sap	-6
pair in simila	-4
pair in six	-10
pair in slough	-3
pair in soest	-4
pair in this	-3
pair in three	-12
pair in turn	-9
pair in view	-2
pair in wien	-3
pair in york	5
pair in zwei	-11
pair includ weeken	-4
pair incorp inmedi	-14
pair indemn paid	-3
pair inform oder	8
pair inform para	17
pair inform work	-6
pair ingles interm	-2
pair inspec the	-3
pair instru and	-16
pair instru et	-7
pair instru y	-10
pair insura for	-4
pair intere an	-7
pair intere daran	-2
pair intere davant	-4
pair intere por	-10
pair interv say	-2
pair interv tell	-2
pair into the	-7
pair invent y	-8
pair invoic and	6
pair is an	-7
pair is essent	15
pair is for	-6
pair is handy	3
pair is hours	-7
pair is lost	-7
pair is needed	-6
pair is nice	-8
pair is no	-4
pair is on	-12
pair is part	-2
pair is prefer	5
pair is techni	-2
pair is to	-15
pair is welcom	-20
pair is where	-6
pair is you	-2
pair is your	-3
pair is yours	-4
pair isn t	-3
pair ist arbeit	-4
pair ist bei	-17
pair ist das	-4
pair ist die	-6
pair ist eine	-8
pair ist es	-8
pair ist frei	6
pair ist keine	-2
pair ist nicht	-6
pair ist uns	-9
pair ist von	8
pair it does	-2
pair it holds	-8
pair it means	-2
pair it on	-4
pair it s	-8
pair it should	-6
pair it to	-3
pair it with	-4
pair italie ware	5
pair jahre berufs	-8
pair jahre einsch	-4
pair jahre erfahr	-15
pair jahre praxis	-2
pair jahres und	16
pair jahres von	3
pair je nach	-12
pair je stunde	-3
pair jeden morgen	-5
pair jeden tag	-3
pair jeden termin	-5
pair jeder nachfr	-2
pair jemand der	-14
pair job a	-2
pair job for	-8
pair jobrad und	-2
pair jour et	-2
pair jour le	7
pair journe de	-16
pair judici vierge	2
pair junger anleit	-5
pair jusqu au	-12
pair jusqu ici	-3
pair k k	-6
pair k with	5
pair kaufma ausbil	-11
pair keep books	-5
pair keep everyo	-12
pair keep notes	-2
pair keep people	-5
pair keep record	-2
pair keep system	-3
pair keep their	-4
pair keep them	-6
pair keep what	-2
pair keeps the	-2
pair keine hurde	-2
pair kennze und	-4
pair kinder kommen	-13
pair kinds and	-3
pair klasse b	-8
pair kleine repara	5
pair know how	-4
pair know the	-5
pair know what	-13
pair know who	-5
pair kolleg freuen	-10
pair kommt es	-2
pair kunden berate	-5
pair kunden zu	9
pair kunden zufrie	-2
pair kundsc sich	-6
pair l access	-5
pair l accuei	-5
pair l age	-5
pair l aisanc	-3
pair l aise	2
pair l allema	-5
pair l attent	-2
pair l autono	-6
pair l autre	-3
pair l ecole	-3
pair l ecrit	-4
pair l ehpad	7
pair l ensemb	-3
pair l ete	16
pair l evolut	-7
pair l hiver	7
pair l hygien	9
pair l oral	-4
pair la barra	-2
pair la base	8
pair la boutiq	5
pair la caja	8
pair la cause	-2
pair la chaleu	-3
pair la client	-2
pair la cocina	6
pair la conven	3
pair la cuisin	-5
pair la experi	-5
pair la gente	-3
pair la gerent	-3
pair la higien	-6
pair la hora	-14
pair la journe	-9
pair la livrai	-4
pair la main	-7
pair la mainte	7
pair la maison	-3
pair la maitri	4
pair la maquin	2
pair la masa	-11
pair la materi	-5
pair la mayori	-2
pair la mercan	-3
pair la nuit	-6
pair la patien	-7
pair la piscin	10
pair la plaza	6
pair la primer	-2
pair la proxim	-9
pair la que	-6
pair la saison	-8
pair la sala	-3
pair la securi	-5
pair la seguri	-14
pair la semana	-3
pair la techni	-2
pair la vida	-9
pair las costum	-3
pair las famili	-3
pair las herram	-7
pair las maquin	-3
pair las person	-2
pair las tardes	-12
pair latte art	-2
pair laufen dass	-2
pair lauft das	-7
pair law and	-3
pair law degree	2
pair le bon	-2
pair le cap	5
pair le catalo	-3
pair le chemin	-7
pair le code	-2
pair le deroul	-3
pair le fourni	-5
pair le goff	-2
pair le gout	-3
pair le materi	-9
pair le monde	-2
pair le pain	2
pair le patien	-2
pair le plaisi	-2
pair le point	7
pair le premie	-7
pair le produi	-3
pair le soir	-4
pair le souhai	-4
pair le temps	-7
pair le travai	-8
pair le vendre	3
pair lead to	-15
pair leaks and	-7
pair learni budget	2
pair least months	4
pair least one	15
pair least three	-3
pair least two	8
pair leave and	-2
pair leave conten	-4
pair leave on	-5
pair leave the	-13
pair legall aided	-7
pair leiter in	-2
pair leitun und	-8
pair lernen und	-5
pair les animau	-5
pair les candid	-6
pair les cases	-4
pair les change	-2
pair les chanti	-3
pair les collec	-2
pair les consig	-3
pair les contra	14
pair les devis	5
pair les docume	-5
pair les dossie	-15
pair les enfant	-6
pair les entret	-8
pair les instru	-7
pair les lieux	-4
pair les livrai	-5
pair les medica	9
pair les outils	-5
pair les partag	-5
pair les patien	-6
pair les petits	-6
pair les pieces	-11
pair les plante	-3
pair les priori	-4
pair les proche	-8
pair les progre	-7
pair les propri	-4
pair les repas	-10
pair les result	-2
pair les tester	-10
pair lesson are	2
pair letter and	-7
pair level in	-3
pair level or	-2
pair level qualif	-12
pair licenc is	-8
pair licens and	7
pair liefer in	3
pair liegt in	-2
pair lift up	5
pair lignes ce	-3
pair like the	-7
pair limpia y	-14
pair limpie y	3
pair limpio el	-5
pair line and	-6
pair line manage	6
pair line with	-6
pair lineas lo	-3
pair linen and	-8
pair linked recrui	-2
pair lire et	-2
pair list apply	-3
pair listen so	-2
pair little happie	-2
pair little time	-2
pair live in	-6
pair live within	10
pair livrai et	-2
pair livrer en	-7
pair lkw voll	-3
pair ll be	-5
pair ll join	4
pair ll take	-6
pair llegue a	-5
pair llevar el	-3
pair llevar las	-7
pair lo demas	-5
pair lo import	-7
pair lo sencil	-3
pair logeme t	-5
pair look around	-2
pair look for	-8
pair look forwar	-7
pair look out	-2
pair los client	-2
pair los datos	-6
pair los docume	-10
pair los pacien	-6
pair los pasos	-5
pair los planes	-3
pair los primer	-6
pair los produc	-5
pair los result	10
pair los vierne	-2
pair lost proper	11
pair lot before	-2
pair love to	-2
pair low and	-7
pair lunes por	-4
pair lunes y	-11
pair macboo pro	8
pair machba ist	-2
pair machin and	-5
pair make sure	-3
pair mal im	-4
pair manage a	8
pair manage and	-4
pair manage is	-4
pair manage the	7
pair manana a	-5
pair manana el	-4
pair manner with	-2
pair mano y	-12
pair manque un	-2
pair manten el	-9
pair manten la	-2
pair manten las	8
pair many kinds	-3
pair maquin en	-3
pair maquin y	-2
pair marcha y	-3
pair marche de	9
pair mardi samedi	-7
pair maschi pflege	-3
pair maschi und	-12
pair master en	10
pair master s	-8
pair materi bestel	4
pair materi en	-8
pair materi et	-4
pair matter to	-8
pair may be	-4
pair mayori de	-2
pair meals a	-4
pair measur twice	-2
pair medica insura	-5
pair medico mayore	-2
pair meetin a	-9
pair mehr als	5
pair meiste fragen	-6
pair meiste kommt	-2
pair mejor presen	-2
pair member of	3
pair meme s	-6
pair memory for	-4
pair mener les	-6
pair menos ano	-4
pair mensch im	-12
pair mensch mit	-2
pair messen und	-8
pair metodo para	-2
pair mettre en	-5
pair mientr el	-3
pair mil pesos	-7
pair mindes brutto	-6
pair mindes drei	-2
pair mirada nueva	-2
pair miramo lo	-2
pair mision hacer	-3
pair mision sacar	-2
pair missio aider	-2
pair missio mener	-4
pair mit ahnlic	-3
pair mit allen	-2
pair mit blick	-12
pair mit datev	-4
pair mit den	-15
pair mit einer	-15
pair mit eltern	-5
pair mit fs	-4
pair mit ihnen	8
pair mit schwer	4
pair mit sorgfa	-8
pair mit stunde	-6
pair mitad de	-7
pair mitarb in	-3
pair mme le	-2
pair model data	-3
pair models in	-13
pair moins trois	-7
pair mon fri	-3
pair monats und	-4
pair monday to	-6
pair month and	2
pair more as	3
pair more in	-4
pair more of	-10
pair more years	-12
pair move heavy	-3
pair moving and	10
pair mucho depend	-2
pair mundo es	-4
pair munste sorgen	-3
pair mutuel prise	-3
pair n a	-6
pair n est	-6
pair n y	-6
pair nach abspra	-3
pair nach dem	3
pair nach der	-6
pair nach eg	-10
pair nach hause	-6
pair nach kv	-4
pair nach tarif	-9
pair nach tv	-11
pair nach tvod	-2
pair nach verein	-10
pair nachfr standh	-2
pair nacht und	-5
pair nada mas	-4
pair nadie asume	-4
pair name and	7
pair near misses	-5
pair necess de	-3
pair need a	-4
pair needed and	-3
pair nehmen und	-5
pair neue krafte	-13
pair never met	-4
pair new custom	-3
pair new town	-6
pair next shift	-7
pair next step	-6
pair next to	-5
pair nhs pensio	2
pair nicht beding	-2
pair nicht notig	-4
pair nichts die	-2
pair nieman sie	-2
pair night porter	-4
pair nimmst du	-11
pair ninos y	-10
pair nivel c	-3
pair no agenci	-2
pair no allerg	-4
pair no degree	-2
pair no experi	-6
pair no hurry	-8
pair no two	-5
pair nobody works	-4
pair non prevu	-2
pair nos client	-5
pair not change	-2
pair not decora	-2
pair not have	-7
pair nota ensegu	-2
pair nota si	-2
pair notes and	-2
pair notes de	11
pair nothin else	-4
pair nothin gets	-3
pair nothin is	-4
pair notice at	-3
pair notion de	11
pair notre cabine	-8
pair nous nous	-8
pair nous sommes	-3
pair nous votre	-3
pair nouvea les	-2
pair now and	-2
pair nuestr cuenta	4
pair nueva sobre	-2
pair nurse in	-2
pair nurses and	-10
pair o creenc	-4
pair o la	-4
pair o practi	-2
pair o pregun	-4
pair ob aus	-3
pair ob sie	-6
pair object et	-5
pair obra se	-4
pair oder ehrena	-3
pair oder in	-3
pair oder sie	-11
pair of a	-8
pair of an	-2
pair of asking	-3
pair of checki	-2
pair of every	-8
pair of findin	-7
pair of four	-3
pair of holida	-15
pair of humour	-12
pair of januar	-2
pair of leave	-3
pair of many	-3
pair of measur	-2
pair of millio	-11
pair of one	-9
pair of paid	-7
pair of people	-2
pair of post	-6
pair of releva	-2
pair of seven	-5
pair of six	13
pair of teachi	10
pair of three	-2
pair of us	-5
pair of year	3
pair off and	-4
pair off in	-2
pair off the	-7
pair offen sagen	-3
pair offen wie	-2
pair office in	-2
pair office work	-4
pair oficia de	3
pair ojo para	-4
pair on board	-9
pair on duty	-3
pair on every	6
pair on experi	-3
pair on food	9
pair on four	-9
pair on garde	-12
pair on giving	-3
pair on good	-4
pair on hard	-3
pair on la	-5
pair on off	-4
pair on one	-2
pair on peut	-10
pair on remarq	-5
pair on sunday	11
pair on time	-5
pair on vient	-2
pair once whethe	-3
pair once you	-3
pair one and	-5
pair one does	-8
pair one of	-8
pair one to	-8
pair one week	-9
pair ones with	-3
pair operar a	-4
pair operat in	-3
pair operat manage	-14
pair or disabi	-2
pair or hospit	-9
pair or in	-3
pair or longer	-2
pair or more	-6
pair or practi	-5
pair or python	-2
pair or the	-8
pair or three	-8
pair or volunt	-2
pair oral comme	-4
pair orden y	-9
pair order and	-5
pair order in	-11
pair order suppli	-12
pair order the	13
pair order with	-5
pair ordnun halten	-6
pair organi et	-3
pair organi le	-4
pair organi work	-4
pair origen sexo	-4
pair other lift	-3
pair other side	-4
pair others depend	-5
pair others do	-2
pair ou de	-12
pair ou en	-6
pair ou equiva	10
pair ou experi	-6
pair ou l	-8
pair ou une	-6
pair our engine	-5
pair our head	4
pair our hospic	6
pair out and	-13
pair out for	-8
pair out in	-8
pair out on	-14
pair outils et	-4
pair ouvert a	-4
pair over four	-8
pair over so	-7
pair own car	-5
pair own dog	-3
pair own hand	9
pair own the	13
pair own tools	-12
pair own transp	-5
pair own van	-6
pair own your	-2
pair owners buyers	-3
pair p a	-4
pair p m	-9
pair pacien y	-2
pair pack and	-8
pair paid by	-8
pair paid for	-10
pair paid in	-14
pair paid time	6
pair paid weekly	-10
pair panier et	-2
pair papers and	-4
pair par jour	-7
pair para buscar	-2
pair para las	-9
pair para lo	-2
pair para los	9
pair para pensar	-4
pair para turnos	-10
pair parece pequen	-3
pair parent leave	12
pair part in	-5
pair part tell	-6
pair parte del	-11
pair parten a	-2
pair partic aux	7
pair partid pendie	-2
pair partie l	-6
pair partne clearl	-3
pair parts and	-5
pair pas necess	-2
pair pas obliga	-5
pair pasa por	-2
pair pasos pequen	-7
pair pass it	-2
pair passer les	2
pair passio for	-11
pair past six	-8
pair patien also	-2
pair patien at	-7
pair patien et	-4
pair patien und	-4
pair patien with	-2
pair patrol the	-11
pair pay and	-10
pair pay for	-8
pair pay gap	5
pair pay is	-3
pair paymen with	-2
pair payrol for	-2
pair pendan les	-11
pair pensio scheme	-12
pair pensio with	5
pair people are	-8
pair people have	-2
pair people help	-3
pair people in	-5
pair people look	-6
pair people move	-5
pair people on	-4
pair people or	-5
pair people to	-8
pair people unders	-8
pair per diem	6
pair per mile	-17
pair per month	-2
pair per shift	10
pair perime est	-3
pair permis be	7
pair permis d	-5
pair person a	-2
pair person and	-7
pair person con	-5
pair person en	-12
pair person et	-4
pair person fur	2
pair person n	-2
pair person que	-10
pair person se	-6
pair person vous	7
pair person who	-7
pair petite equipe	-8
pair pflege und	-15
pair piscin munici	-2
pair place a	-6
pair place and	-4
pair place of	-5
pair plait dans	-3
pair plan d	11
pair plan de	14
pair plan the	-2
pair plan your	-4
pair planen dass	-3
pair planen und	-4
pair plans are	-3
pair plans change	-4
pair platfo and	-2
pair plc siemen	-3
pair please send	-5
pair plus a	-8
pair plus ou	-4
pair plus your	2
pair pm am	-2
pair point de	-5
pair point out	-6
pair point postul	-2
pair por hora	-2
pair por los	-6
pair por nuestr	4
pair por objeti	11
pair por pesos	-10
pair por un	-11
pair porter les	-10
pair portfo that	-6
pair post is	5
pair post qualif	2
pair postgr qualif	6
pair postul ce	-2
pair pour la	-11
pair pour un	12
pair pour une	4
pair pour vous	-6
pair pourra etre	-6
pair practi certif	4
pair practi en	-13
pair practi in	-3
pair prakti erfahr	-4
pair pratiq de	-7
pair pratiq du	-3
pair praxis in	-8
pair pregun al	-3
pair pregun forman	-2
pair pregun por	-3
pair premie coup	-2
pair premie experi	3
pair premie questi	-2
pair prepar au	-3
pair prepar cada	-7
pair prepar des	-7
pair prepar el	-2
pair prepar la	-3
pair prepar los	-3
pair presen los	2
pair presen que	-2
pair presta de	-2
pair presto y	-4
pair preven de	-2
pair pride in	-2
pair prima extral	-3
pair prime annuel	-2
pair prime de	3
pair primer auxili	-12
pair primer dia	-5
pair primer pregun	-3
pair princi a	-3
pair priori et	-4
pair priori klaren	-3
pair privat health	7
pair privat medica	6
pair prix coutan	2
pair prl de	-4
pair pro jahr	17
pair pro rata	-2
pair proble before	-5
pair proces tell	-6
pair produc de	-5
pair produc design	-12
pair produc manage	6
pair produc that	-2
pair produk und	-12
pair profes en	-2
pair profes in	-6
pair profit share	4
pair progra and	-14
pair projec or	-2
pair promis and	-3
pair propia de	9
pair propos des	-4
pair propri et	-4
pair protec y	-3
pair proud of	-5
pair prueba de	2
pair prufen und	6
pair prufun vollst	-2
pair pueda contar	-4
pair pueden espera	-3
pair punktl ankomm	-5
pair punktl fahren	-3
pair puntos presen	-2
pair puntua en	-4
pair qu il	-3
pair qu on	-2
pair qualif experi	2
pair qualit und	-3
pair quand on	-4
pair quanti et	-2
pair quatre ans	-8
pair quatre jours	-8
pair que cambia	-7
pair que dudar	-2
pair que es	-9
pair que has	-3
pair que hay	-7
pair que llegue	-5
pair que no	-7
pair que parece	-3
pair que person	-3
pair que pueden	-3
pair que te	-16
pair quelqu chose	-4
pair querem que	-7
pair questi and	-2
pair questi au	-2
pair questi from	-17
pair questi vous	-5
pair qui a	-5
pair qui donnen	-4
pair qui manque	-2
pair qui reste	-6
pair qui s	-7
pair qui va	-2
pair quien llega	-5
pair quoi et	-4
pair racont nous	-2
pair rate is	-3
pair rated good	4
pair reach their	-2
pair reach truck	-11
pair readin to	-5
pair ready to	-9
pair realis les	5
pair receiv a	12
pair rechnu und	-9
pair rechts und	-12
pair recono en	-7
pair record comple	-2
pair record in	-6
pair record of	3
pair recrut en	-3
pair redige des	-12
pair redige les	5
pair regar y	-7
pair regler les	-7
pair regles d	-9
pair regles de	-4
pair regula and	-3
pair reinig und	-13
pair relate field	9
pair relati with	-8
pair releva experi	-2
pair reliab and	-4
pair reliab follow	-4
pair relied on	-4
pair relire le	-2
pair remarq s	-5
pair remote stunde	-2
pair remune de	-4
pair rennes un	-6
pair repara pronto	-2
pair repara y	-15
pair repare et	-3
pair repari und	-4
pair repere les	2
pair repond a	-2
pair repond aux	-4
pair report and	-5
pair report damage	-2
pair report differ	-5
pair report faults	-5
pair report hazard	-2
pair report that	-4
pair repres in	-3
pair repres us	6
pair repues y	-9
pair requir and	3
pair respec envers	-6
pair respec for	-3
pair respet por	-5
pair respon for	-5
pair restau a	-2
pair restau de	-4
pair rester en	-3
pair restoc the	-13
pair result and	-8
pair result final	-4
pair revien en	-2
pair revisa los	-4
pair rien d	-7
pair rien ne	-10
pair right place	-13
pair rigueu dans	-6
pair rigueu et	-2
pair role in	-4
pair room attend	9
pair rrsp matchi	7
pair rufen sie	-6
pair ruhe im	-6
pair ruhig uns	-2
pair run out	-3
pair run withou	-10
pair s en	-7
pair s licens	-3
pair s things	-4
pair sabbat after	11
pair safe on	-6
pair safely and	-4
pair safer ones	-3
pair sagen offen	-2
pair sagen wenn	-2
pair saison en	13
pair salair de	-9
pair salair par	-2
pair salari al	5
pair salary of	-7
pair sales or	-4
pair salga bien	-3
pair salgan comple	-10
pair salud para	7
pair same for	-2
pair samedi sur	-4
pair samsta im	-14
pair samsta x	-4
pair sans jargon	-2
pair sap ewm	13
pair sap qm	-8
pair sauber arbeit	-4
pair sauber halten	-3
pair saves months	-4
pair savez faire	-2
pair savoir compte	-9
pair say so	-2
pair schlie tragen	-4
pair school or	-4
pair schrei sie	-3
pair schrei und	-12
pair schulu der	-4
pair se encuen	-3
pair se passe	-8
pair se pueda	-9
pair se puedan	-6
pair se recupe	-6
pair se trouve	-6
pair se vayan	-3
pair sea su	-7
pair sechs kolleg	-2
pair sechs wochen	-3
pair second look	-3
pair second year	14
pair securi de	-6
pair see what	-2
pair seguro medico	4
pair sehen was	-2
pair selbst und	-3
pair sellin here	-10
pair selon les	-11
pair semain sur	-4
pair semana libre	-4
pair semana y	-3
pair sencil y	-4
pair send your	-5
pair sens des	-8
pair sense of	-5
pair senten bien	-4
pair sentid de	-3
pair sentid del	-4
pair series a	-2
pair servia a	-4
pair servic and	-7
pair servic en	-4
pair servic in	-5
pair servic so	4
pair set and	-2
pair set priori	-2
pair settin up	-8
pair setzen wir	8
pair seven in	-3
pair share of	6
pair share the	-5
pair share what	-3
pair shop floor	-11
pair short accoun	-5
pair short clear	-2
pair should be	5
pair should leave	-2
pair show the	-5
pair shows what	-4
pair si casi	-2
pair si esta	-2
pair si paran	-2
pair si vous	-7
pair sich im	-3
pair sich ruhig	-2
pair sicher in	3
pair sick pay	-4
pair side is	-4
pair side you	-6
pair sie auch	-8
pair sie bedien	-11
pair sie berate	2
pair sie berich	-3
pair sie betreu	-6
pair sie bringe	-5
pair sie ein	-11
pair sie es	-5
pair sie fahren	6
pair sie finden	-13
pair sie gestal	2
pair sie haben	-5
pair sie kennen	-11
pair sie kommen	-3
pair sie mit	-6
pair sie selbst	3
pair sie sorgen	-2
pair sie spater	-2
pair sie starte	-4
pair sie und	-3
pair sie verant	-4
pair sie verste	-10
pair sie von	-6
pair sie zu	-4
pair sieht man	-6
pair siemen s	-6
pair siguie mientr	-3
pair simila role	-8
pair simila work	-4
pair sind sie	-4
pair site and	-9
pair site is	7
pair six mois	-12
pair six person	-3
pair six weeks	-12
pair six years	-19
pair sketch to	-5
pair so dass	-3
pair so fuhren	-3
pair so it	-9
pair so laufen	-2
pair so planen	-3
pair sobre el	-9
pair sobre las	-3
pair social worker	-2
pair soigne et	-8
pair soin avec	-7
pair soin des	-4
pair soin du	-5
pair soir de	-5
pair solid experi	-2
pair solide pratiq	-3
pair solve proble	-7
pair some evenin	3
pair son bienve	-3
pair sorgen dafur	-4
pair sorgen und	-3
pair sorgfa bei	-2
pair sorgfa blick	-2
pair sorgfa und	-7
pair sort out	-7
pair source and	-10
pair spanis is	-6
pair spater berich	-2
pair spazie und	-11
pair speak with	-3
pair specia and	-14
pair spent at	2
pair spirit when	-2
pair sponso for	11
pair sprech mit	-2
pair sprech sie	7
pair sprech und	-16
pair sql and	-2
pair sql server	-4
pair staff discou	-10
pair staff meals	6
pair stamin and	-2
pair stammd in	-4
pair stand in	12
pair stands a	-8
pair start after	-2
pair start and	-4
pair start at	-4
pair statut cadre	4
pair stehen sie	-8
pair stelle ist	-15
pair stelle wir	4
pair step in	-11
pair steps and	-5
pair steril instru	8
pair stimmt und	-5
pair stock and	-11
pair stock option	9
pair stop the	-2
pair store in	-11
pair strict confid	-3
pair studiu der	-2
pair stunde bis	-5
pair stunde pro	-2
pair style hair	-4
pair su sitio	-3
pair subsid cantee	2
pair such as	16
pair suchen wir	-6
pair sue s	-2
pair suivre l	-7
pair suivre les	-2
pair superv a	2
pair superv in	-3
pair suppor our	-9
pair sur deux	-13
pair sur j	-10
pair sur le	-6
pair sur mois	-9
pair sur place	-9
pair sure et	-4
pair sure handli	-6
pair sure meme	-4
pair sure that	-2
pair sus puntas	-2
pair system and	-11
pair system that	-4
pair t a	-11
pair taches conven	-3
pair tact in	-3
pair tag mit	10
pair tage homeof	-3
pair tage im	-3
pair take blood	-9
pair take charge	-4
pair take home	-9
pair take paymen	-4
pair take the	-14
pair takes longer	-2
pair talk about	-4
pair talk to	-7
pair talk with	-8
pair tambie con	-2
pair tambie en	-9
pair tareas pareci	-5
pair target of	-2
pair task to	-4
pair tasks from	-5
pair tasks set	-2
pair taste measur	-8
pair te espera	-4
pair team and	-11
pair team ist	-2
pair team lead	-3
pair team mit	-6
pair team on	-5
pair team spirit	-2
pair techni and	6
pair techni in	-2
pair techni the	-2
pair teletr comple	-5
pair teletr par	-5
pair tell the	-4
pair tenez chacun	-2
pair tenir a	-7
pair tenir des	-4
pair tenir les	-10
pair tenir une	-4
pair tenue fourni	-3
pair termin indefi	-8
pair termin und	-8
pair th month	4
pair thank you	-5
pair that a	-4
pair that costs	-6
pair that fit	-9
pair that it	-2
pair that keeps	-6
pair that lasts	-3
pair that make	-3
pair that save	-10
pair that shows	-2
pair that suits	-2
pair that time	-9
pair that you	-2
pair the abilit	-2
pair the back	-5
pair the bench	-10
pair the best	-8
pair the board	2
pair the buildi	-9
pair the busy	-3
pair the centre	-4
pair the city	-11
pair the client	-12
pair the commun	-10
pair the cost	-6
pair the counci	-6
pair the county	5
pair the courag	-3
pair the craft	-2
pair the days	-13
pair the dentis	11
pair the door	-2
pair the fire	13
pair the foreca	-3
pair the friday	8
pair the front	-2
pair the full	-7
pair the gift	-4
pair the house	-7
pair the hygien	4
pair the kitche	-14
pair the licenc	-8
pair the local	-7
pair the machin	-4
pair the month	2
pair the monthl	6
pair the mounta	-18
pair the nation	-2
pair the next	-2
pair the nhs	-12
pair the number	-3
pair the on	6
pair the owner	6
pair the pass	-16
pair the phone	-9
pair the plan	-11
pair the qualit	-7
pair the quiet	-4
pair the right	-8
pair the room	-3
pair the rota	-10
pair the school	3
pair the sea	-3
pair the servic	5
pair the shop	-10
pair the story	-4
pair the table	-6
pair the teleph	-9
pair the town	5
pair the trade	-9
pair the vehicl	-4
pair the weekly	13
pair the wish	-3
pair their day	-3
pair their goal	-2
pair their owners	-7
pair them at	-7
pair them on	-2
pair them with	-8
pair there are	-10
pair there s	-4
pair they are	-4
pair they come	-5
pair they do	-6
pair they need	-5
pair they notice	-3
pair this role	-8
pair three months	-4
pair three or	4
pair three sites	-3
pair three times	-10
pair three to	-8
pair throug the	-7
pair thursd to	-2
pair tiene que	-11
pair tiene sus	-2
pair tienes un	11
pair tient a	-2
pair time equiva	-5
pair time for	-5
pair time hours	-4
pair time is	-6
pair time you	3
pair to apply	-8
pair to bring	-5
pair to chase	-5
pair to date	-6
pair to detail	-2
pair to drive	-14
pair to end	-3
pair to final	-10
pair to follow	-5
pair to get	-3
pair to grow	6
pair to guess	-3
pair to join	-12
pair to live	-4
pair to octobe	-4
pair to pass	-3
pair to plan	-11
pair to practi	-10
pair to school	-2
pair to see	-2
pair to septem	-8
pair to six	-8
pair to take	-2
pair to their	-4
pair to them	-3
pair to use	-4
pair to walk	-6
pair to win	-13
pair to with	-7
pair to work	12
pair to write	-3
pair to yourse	-3
pair todo en	-6
pair todo encaja	-2
pair todo un	-4
pair todos inform	-3
pair todos los	-6
pair togeth you	-4
pair tone saves	-4
pair tool insura	5
pair tools rooms	-5
pair tours and	-8
pair tout commen	-9
pair tout de	-3
pair tout le	-2
pair tout s	-5
pair tout un	-9
pair toute la	-6
pair toutes sortes	-7
pair toward people	-4
pair trabaj al	-3
pair trabaj con	-3
pair trabaj crece	-4
pair trabaj cuidad	-6
pair trabaj despue	-4
pair trabaj lo	-2
pair tragen und	-4
pair train collea	-6
pair train you	-8
pair traini and	-9
pair traini on	-5
pair traini or	-5
pair transm les	-3
pair transp so	-2
pair tratar con	-4
pair trauer und	2
pair travai avec	-7
pair travai de	-5
pair travai ensuit	-2
pair travai fiable	-2
pair travai propre	-8
pair travai qui	-2
pair treatm and	-2
pair treatm togeth	-4
pair treizi mois	-5
pair trois ans	-2
pair trois jours	-8
pair trouve la	-12
pair trouve les	-2
pair trying to	-2
pair tv l	-8
pair tvod sue	-7
pair twice a	11
pair two and	-5
pair two days	-5
pair two weeks	-4
pair uber die	12
pair uber sich	-2
pair uk drivin	4
pair un anglai	-2
pair un appren	15
pair un cabine	-2
pair un curso	6
pair un dia	-5
pair un diplom	-5
pair un educat	-7
pair un jour	-5
pair un lunes	-4
pair un pain	2
pair un panier	-8
pair un peu	-5
pair un poco	-3
pair un point	-2
pair un samedi	-3
pair un treizi	11
pair un vehicu	8
pair un visage	-2
pair un week	-9
pair una bodega	-10
pair una buena	-3
pair una constr	-3
pair una curios	-3
pair una entrev	-3
pair una escuel	-4
pair una mirada	-2
pair una person	-6
pair una sola	-6
pair unbefr vertra	2
pair und abrech	-2
pair und abschl	-13
pair und alles	-2
pair und am	-2
pair und an	-3
pair und anlage	-7
pair und anrich	-3
pair und ausseh	-4
pair und beglei	-8
pair und behord	-4
pair und bei	-3
pair und dokume	-8
pair und drei	-6
pair und durchf	-15
pair und eigent	-6
pair und eine	-9
pair und fachbe	-6
pair und famili	-11
pair und fehler	-3
pair und fertig	-8
pair und fuhren	3
pair und geduld	-3
pair und halten	-7
pair und humor	-13
pair und ihre	-3
pair und im	-6
pair und ins	-8
pair und jahres	-12
pair und jemand	-2
pair und kassie	-10
pair und kleine	-4
pair und kosten	-10
pair und ladung	-3
pair und leiten	12
pair und mit	-4
pair und nach	-9
pair und nehmen	-3
pair und nieman	-2
pair und patien	-2
pair und pflege	-7
pair und protok	-9
pair und prufen	-12
pair und qualit	-6
pair und rechnu	-11
pair und rechtz	-5
pair und repari	-15
pair und ruhe	-13
pair und sanita	-4
pair und schrif	7
pair und sicher	-3
pair und sorgen	-2
pair und teamge	-14
pair und termin	-12
pair und therap	-16
pair und uber	-14
pair und verant	-8
pair und versch	-9
pair und vertra	-16
pair und zu	-14
pair und zwei	-4
pair unders a	-3
pair unders before	-9
pair une carte	8
pair une colleg	-7
pair une commun	-4
pair une fois	-2
pair une heure	8
pair une journe	4
pair une mutuel	-2
pair une petite	-4
pair une pme	-9
pair une pratiq	-5
pair une premie	8
pair une voitur	-8
pair uns auf	-8
pair uns darauf	-2
pair uns einfac	-12
pair uns gern	-2
pair uns willko	-2
pair unsere gasten	-5
pair unsere kosten	2
pair unterl vollst	-3
pair unters als	-3
pair until you	-2
pair unusua at	-2
pair up and	-6
pair up for	4
pair up the	-6
pair us about	-4
pair us and	-2
pair us at	3
pair us with	-2
pair us your	-2
pair use and	-4
pair use the	-3
pair use withou	-10
pair vacaci y	-11
pair vales de	6
pair ve got	-5
pair ve se	-2
pair vehicu de	-9
pair vehicu propio	15
pair veille sur	-3
pair vendre apres	-13
pair vergut im	-2
pair vergut nach	-8
pair verlas das	-2
pair verlas sich	-8
pair vermog leistu	5
pair very welcom	-2
pair vie privee	-6
pair vieles hangt	-3
pair vienne de	-6
pair vier jahre	-7
pair vier tage	-12
pair vierne con	4
pair vierne libre	3
pair visage et	-2
pair visita y	-2
pair visite et	-4
pair visite les	10
pair vmware und	-6
pair voit on	-5
pair voll und	-3
pair vollst bereit	-2
pair volunt work	-2
pair von bis	-2
pair von der	-4
pair von drei	6
pair von hochst	-6
pair von uns	-4
pair von vortei	5
pair vor allem	2
pair vor dem	-12
pair vor der	-8
pair vor und	7
pair vorber und	-3
pair votre cv	6
pair votre mutuel	3
pair votre parole	-2
pair votre regard	-2
pair votre travai	-8
pair vous aimez	-2
pair vous attend	-10
pair vous commen	-3
pair vous donnez	-4
pair vous est	8
pair vous fait	-4
pair vous faites	-6
pair vous gardez	-9
pair vous les	-7
pair vous plait	-3
pair vous rendre	-6
pair vous revien	7
pair vous savez	-6
pair wald und	-6
pair walk the	-4
pair wareho and	-3
pair was aus	-4
pair was besser	-6
pair was unklar	-3
pair was zu	-10
pair water and	-6
pair way on	-3
pair way with	-7
pair we ask	-15
pair we can	-3
pair we decide	-4
pair we look	-4
pair we need	-3
pair we pay	-2
pair we sell	-8
pair we supply	-2
pair we train	-7
pair we value	-15
pair we welcom	-5
pair week a	-3
pair week ends	-6
pair week includ	-7
pair week of	2
pair week off	-3
pair week on	-3
pair week to	-10
pair weeken in	-13
pair weekly pay	7
pair weeks of	-2
pair weeks on	-6
pair weeks paid	-11
pair weight and	-3
pair weihna und	2
pair welcom applic	-5
pair welcom people	-4
pair welcom visito	-4
pair wenn alle	-5
pair wenn das	-3
pair wenn die	-7
pair wenn ein	-2
pair wenn es	-6
pair wenn sie	-2
pair werden bei	-5
pair werden und	-3
pair werkze und	-10
pair werkze von	15
pair what a	-13
pair what could	-2
pair what guests	-2
pair what people	-8
pair what works	-4
pair whatev the	-3
pair when a	-9
pair when collea	-4
pair when nobody	-4
pair when they	-8
pair where they	-3
pair whethe anybod	-3
pair who has	-10
pair who is	-11
pair who stays	-8
pair wichti ist	-3
pair wie der	5
pair wie es	-6
pair will be	-9
pair will help	-12
pair will join	-2
pair will keep	-2
pair will lead	-8
pair will report	10
pair will watch	-5
pair willko entsch	-2
pair wir arbeit	-2
pair wir auch	-7
pair wir dich	10
pair wir freuen	-10
pair wir sind	-5
pair wir voraus	8
pair wir zahlen	-6
pair wish to	-3
pair wissen wann	-8
pair with aids	-3
pair with animal	-7
pair with care	-12
pair with client	-4
pair with comput	-12
pair with custom	-12
pair with doctor	-4
pair with driver	-3
pair with figure	-7
pair with little	-6
pair with match	11
pair with our	3
pair with parent	-7
pair with payrol	-2
pair with produc	-13
pair with rust	-6
pair with sales	-8
pair with those	-4
pair with time	-6
pair with us	-3
pair with volunt	-9
pair withou a	-4
pair withou being	-2
pair woche brutto	-2
pair wochen in	-14
pair wochen urlaub	-2
pair words at	-6
pair words for	-2
pair work alongs	-4
pair work five	-5
pair work from	-3
pair work gained	-4
pair work moving	-4
pair work one	-4
pair work or	-3
pair work out	-13
pair work to	-2
pair work with	-5
pair work you	-5
pair workin in	14
pair workin with	5
pair works well	-3
pair write and	-2
pair write clear	-10
pair write report	-10
pair writer in	-5
pair wunsch ein	-3
pair wunsch eine	-5
pair wunsch uns	-15
pair x rays	-12
pair y a	-4
pair y al	-8
pair y cada	-10
pair y compri	-7
pair y compro	-7
pair y contar	-7
pair y contro	-13
pair y cuidad	-7
pair y cuidar	-12
pair y cumpli	-8
pair y dar	-14
pair y de	-14
pair y decirl	-3
pair y en	-15
pair y estar	-4
pair y explic	-2
pair y hacer	-8
pair y hacerl	-3
pair y haya	-3
pair y la	-10
pair y las	-3
pair y manten	-15
pair y nada	-4
pair y ordena	-7
pair y poner	-4
pair y prepar	-15
pair y produc	-3
pair y puntua	-9
pair y que	-4
pair y recoge	-13
pair y repara	-2
pair y respon	-14
pair y revisa	-9
pair y se	-6
pair y seguir	-10
pair y tienes	2
pair y todo	-4
pair y tu	-2
pair y vierne	-3
pair year and	-16
pair year s	5
pair year so	-3
pair year stated	-2
pair years experi	-14
pair years post	8
pair years with	-14
pair you also	11
pair you apply	-3
pair you ask	-2
pair you at	-5
pair you bring	5
pair you d	-6
pair you grow	-5
pair you like	-5
pair you make	-2
pair you may	-4
pair you own	-2
pair you pass	-6
pair you re	-10
pair you receiv	-3
pair you report	-4
pair you speak	-3
pair you stay	-6
pair you suppor	-3
pair you take	-3
pair you the	-11
pair you turn	-12
pair you write	-10
pair your busine	-2
pair your cv	-7
pair your first	-3
pair your knowle	-8
pair your licenc	-10
pair your partne	17
pair your questi	-10
pair your salary	6
pair your time	-9
pair zahlen und	10
pair zahlt dass	-2
pair zeichn lesen	-7
pair zeile code	-3
pair zeilen genuge	-2
pair zeilen uber	-2
pair zeit fur	-8
pair zu hygien	-4
pair zu rechnu	-10
pair zu uns	-10
pair zum fachin	-14
pair zusamm mit	-6
pair zuschu zur	5
pair zwei bis	-2
pair zwei jahre	5
pair zwei tage	-4
pair zweife auf	-2
pair zwisch den	5
pair zwisch und	-9
role true oi	-3
run 0 di	-2
run 0 dp	-4
run 0 op	-4
run 1 op	-2
run 1 tl 4	-2
run 2 dp	-2
run 2 tl 4	-3
run 3 dp	7
run 6 tl 2	-2
small aber op	-7
small all di	-2
small als di	-6
small also op	5
small ans oi	-4
small ans op	2
small ante oi	2
small any di	-3
small are oi	-3
small area oi	-9
small asks oi	-2
small auch di	-6
small avec di	-2
small b dp	5
small b op	-6
small be di	-9
small beer oi	3
small bien di	-7
small bien oi	-3
small bon oi	-3
small both oi	-6
small ca op	-9
small calm di	-14
small calm op	-7
small can di	-5
small car di	-6
small car oi	-2
small care oi	-3
small cas oi	-7
small casi op	-6
small ceux oi	-4
small chez di	-2
small chez oi	4
small chez op	-3
small come di	-2
small come oi	-4
small como oi	-5
small da op	-2
small dans di	-2
small dein op	2
small denn di	2
small der di	-2
small die di	-7
small diem oi	6
small does di	-5
small doit op	-4
small don op	-5
small dont oi	-5
small dot di	-5
small each oi	-3
small elle op	3
small eres op	-5
small erst oi	-2
small eso op	-8
small esta oi	-3
small esta op	-3
small et di	-2
small et oi	-4
small etre oi	-2
small etre op	-9
small etwa di	-2
small etwa oi	-4
small eye di	-5
small eye op	-2
small fair di	-3
small fall oi	-6
small fast op	-5
small full oi	6
small ganz op	-6
small gern di	-2
small gern oi	-4
small go di	-4
small go oi	-6
small go op	-2
small good oi	-6
small good op	-3
small gout di	-4
small gut di	-7
small gut oi	-6
small gute op	-4
small hace di	-5
small have dp	5
small head di	-8
small head oi	2
small her op	-2
small here oi	-5
small herz di	-5
small high oi	-10
small hold di	2
small hold dp	4
small ihre oi	-2
small ins op	14
small into di	9
small ir oi	-7
small ist di	-5
small it dp	-3
small its op	-2
small jede oi	-5
small kein oi	-4
small kein op	-7
small kind oi	5
small komm op	-10
small la dp	5
small las di	-6
small late di	-3
small late oi	-7
small le di	-9
small let op	-3
small leur oi	-8
small leur op	-7
small like di	-3
small like oi	-2
small lo di	-2
small los di	-2
small love op	-2
small lui op	-3
small main oi	2
small main op	-2
small mehr di	-6
small mehr oi	-4
small met di	5
small nada op	-2
small near oi	-5
small need di	-2
small ni op	-17
small nice di	-4
small nie op	-2
small no oi	-2
small no op	-2
small noch oi	-10
small noch op	-2
small non di	-5
small non oi	6
small nos op	-9
small note oi	-4
small note op	-2
small nous oi	-13
small now oi	-5
small now op	-2
small nur oi	-10
small od di	-10
small oder oi	-5
small ohne di	-6
small ohne op	-3
small open oi	-6
small open op	-2
small oral di	-4
small out di	-2
small over oi	-2
small p di	-6
small pa di	-8
small pan op	-5
small par di	-6
small play oi	-2
small play op	-2
small plus di	-3
small post oi	-10
small puis oi	-4
small put op	-2
small qu oi	-2
small qu op	-2
small qui di	-3
small rien op	-3
small ruhe di	-7
small rund oi	-3
small say oi	-2
small sehr di	3
small sein op	-8
small sem oi	-3
small si di	-5
small si oi	-5
small sich oi	-4
small sie di	-2
small sin di	-9
small sind oi	-8
small soin oi	-7
small soin op	-5
small soll op	-14
small sont oi	-6
small such op	3
small sure oi	-2
small tact di	-4
small team di	-2
small tell oi	-4
small th oi	4
small them oi	-3
small tidy di	-5
small todo di	-7
small todo oi	-4
small tone op	-4
small too oi	-3
small too op	-8
small tous oi	4
small tout di	-2
small tout oi	-2
small tres op	-2
small tu di	-10
small tus oi	-4
small und di	-3
small und oi	-2
small uns oi	-9
small use di	-7
small used di	-3
small user oi	-2
small vers oi	4
small very op	-3
small viel di	2
small viel oi	-7
small vom op	-3
small vos oi	-2
small vous di	-9
small warm di	-7
small who di	-5
small why oi	-2
small wir oi	-8
small with dp	-5
small work dp	-4
small work oi	-3
small wort di	8
small ya op	-10
small zu di	-9
small zum di	2
small zur di	-4
stretches 2 2	-5
stretches 3 6	-2
stretches 4 4	-2
stretches 4 5	-8
stretches 4 9	-2
t 1 dp	-4
t 4 di	-2
t 4 dp	-2
t 4 oi	-2
t 5 di	-3
t 5 oi	-7
t 6 dp	-4
t 6 oi	-4
tl 0 n 1	8
tl 0 n 2	13
tl 0 n 3	14
tl 0 n 4	9
tl 0 n 6	7
tl 1 n 4	2
tl 1 n 5	5
tl 1 n 6	-2
tl 2 n 0	-3
tl 3 n 0	-2
tl 3 words 4	-3
tl 4 di	-2
tl 4 dp	-2
tl 4 n 2	-2
tl 4 oi	-2
tl 4 words 5	-4
tl 4 words 6	-2
tl 5 di	-5
tl 5 n 1	-5
tl 5 words 4	-3
tl 5 words 6	-5
tl 6 di	-3
tl 6 dp	-4
tl 6 op	-4
tl 6 words 4	-4
tlf 2 dp	3
tlf 4 dp	-13
w abbau	-10
w abend	2
w abend oi	11
w aber	-4
w aber op	-7
w ablauf oi	-13
w abnehm	-13
w abnehm oi	-13
w abon	6
w abon oi	6
w abord op	-2
w abou di	-5
w abou dp	-6
w abou op	-4
w abrech	-5
w abrech oi	-5
w abrir oi	-2
w abschlu di	-3
w absenc	-6
w absenc oi	-7
w absprach	-5
w absprach oi	-2
w abstimm	-3
w abstimm oi	-3
w acab	-3
w acab op	-5
w acce	9
w acce di	2
w accep di	-8
w accessibili	-9
w accessibili oi	-12
w accou op	-5
w accoun	-3
w accredi	18
w accueil op	-4
w accueill op	-4
w accura	-6
w accura oi	-7
w accurac	-3
w accurac di	-3
w acht	-8
w acht di	-6
w acht oi	-4
w acht op	-3
w acompa	-5
w acompa oi	-10
w acompan	-11
w aconsej	-2
w aconsej oi	-4
w acqui	-7
w acqui di	-7
w acro oi	-2
w act	-2
w actu op	-7
w acuerd	-5
w acuerd oi	-5
w adap	-2
w adap oi	-9
w adju oi	9
w adju op	-2
w adob di	-8
w advan di	7
w advi	-2
w advi oi	-7
w advic oi	6
w after di	8
w agai op	-3
w age	-2
w agre oi	-2
w aguinald	9
w aguinald oi	9
w ahorr	2
w ahorr oi	7
w aid	15
w aid op	16
w aide	-2
w aide oi	-7
w aider di	-4
w aider oi	-2
w aids	6
w aids oi	6
w aimabl	-2
w aimabl di	-7
w aimabl oi	-4
w aime	-7
w aimez	-2
w aire	-3
w aise	2
w aise di	2
w aisl	-3
w ajus oi	-5
w aktuell	-8
w alarm	2
w alarm oi	10
w alarm op	-4
w alegr	-6
w algu	-8
w algu op	-4
w alik	-9
w alik op	-3
w alim oi	-5
w aliv op	-3
w all di	-2
w allem op	4
w aller	-5
w aller op	-3
w allow	5
w allow oi	5
w alltag	-7
w alojami	5
w alon op	-3
w alongsid	-9
w als di	-6
w also op	5
w alt	-15
w altur	-6
w alum oi	3
w alwa	-4
w amabilidad oi	-6
w ambi	-11
w ambi oi	-12
w amelior	-6
w among op	5
w amter	-4
w amter oi	-4
w analy	-10
w analy oi	-10
w anbind	2
w anbind oi	2
w ande oi	-7
w anerkann	-9
w anfr	-3
w anfr op	-3
w anfrag	-4
w anfrag oi	-4
w angebo	2
w angebo oi	2
w angehorig	-12
w angehorig oi	-14
w angl	15
w angl di	10
w angs	-3
w anhor	-2
w anhor oi	-2
w anim di	-4
w anim op	-5
w anlag oi	-12
w anleg	-4
w anleg oi	-4
w anne di	-4
w anne oi	16
w annonc	-10
w annu	2
w anos	-5
w anos di	-5
w anpas	-8
w anpas oi	-8
w anrich	-3
w anrich oi	-3
w anruf	-11
w ans oi	-4
w ans op	2
w ansprech	-2
w ansprech oi	-2
w answ	-2
w answ di	-3
w answ oi	-7
w anterior oi	-3
w any di	-3
w anybod	-3
w anybod op	-3
w anyo	-9
w anyo oi	-3
w anywh	-8
w apar	-7
w appel	5
w appel oi	6
w appell	-8
w appell op	-8
w appl oi	5
w appl op	-6
w appoin	-4
w appoin oi	-5
w appoin op	-2
w appr oi	11
w apprec	3
w apprec di	13
w apprend	-5
w apprent	4
w apprent oi	4
w aprend oi	-7
w april	-2
w april op	-2
w aqui	-9
w aqui op	-9
w arab	17
w arbe di	-11
w arbe oi	-6
w arbei	-4
w arbei di	-9
w arbei oi	-9
w arbeitskleid	15
w arbeitskleid oi	15
w arbeitszei	-2
w arbeitszei oi	-2
w are oi	-3
w area oi	-4
w around op	-5
w arre oi	-6
w arrim	-4
w arrim oi	-4
w arriv	-4
w arriv oi	-15
w art di	-7
w arzt	-3
w asesor	-4
w asesor oi	-4
w asked	-5
w asked op	-4
w asking	-4
w asking di	-3
w asks oi	-2
w asses	10
w assez	7
w assi	5
w assi oi	5
w assur op	8
w asum	-4
w asum op	-4
w aten	-7
w aten di	-7
w atenc oi	-12
w atend op	-3
w atou	-2
w atou di	-13
w atte di	-5
w attend oi	2
w auch di	-6
w aucu	-6
w aucu oi	-7
w audi	8
w audi oi	13
w audi op	-9
w auditor oi	5
w auffallig	-9
w auffallig oi	-9
w aufgeh	-7
w aufgeh op	-7
w aufmaß	8
w aufmaß oi	8
w auftr	-2
w auftrag op	-3
w auftre di	-4
w augu	-3
w augu op	-5
w aujourd'hu	-4
w aujourd'hu op	-4
w aun	-7
w aun oi	-3
w aun op	-7
w aupr	7
w aus oi	-2
w ausbild oi	13
w ausgeh	-8
w auslief	-5
w auslief oi	-7
w auss op	9
w australi	13
w auswer	-7
w auswer oi	-7
w auta	-6
w auta op	-6
w authori	-3
w auto	4
w autocad	5
w automa	-6
w automa oi	-3
w automati oi	-2
w automatiqu	8
w automatiqu oi	8
w autonom	-7
w autr di	-6
w autum	17
w auxil	-2
w außerd	8
w außerd op	8
w avan op	-9
w avanc	-3
w avanc oi	-3
w avanc op	-2
w avanz	4
w avec di	-2
w aver di	-2
w aver oi	-19
w avis oi	-3
w avoir	-2
w away oi	-7
w away op	-5
w bad di	-2
w baja	-7
w baja op	-7
w bake	14
w bake oi	3
w banc	10
w banc oi	14
w band oi	-5
w band op	3
w bar	7
w bar oi	7
w barr oi	16
w barr op	-10
w base di	4
w base op	-10
w based	-3
w based op	-3
w baue op	-13
w baum op	-6
w baus	5
w baustell oi	-13
w baustell op	-6
w beach	-5
w beach oi	-5
w beantwort	-5
w beantwort op	-5
w beauftrag	6
w beauftrag oi	6
w bebid	3
w becau	-2
w becau oi	-11
w becom	-5
w becom oi	-8
w bed	-2
w bed oi	-2
w bedi	-4
w bedi op	-9
w beding oi	-2
w beds	-3
w beer oi	3
w befo dp	6
w befo op	-3
w befrist	-3
w befrist oi	-5
w begi	-3
w begi oi	-3
w begi op	-3
w begin oi	8
w begin op	-8
w beglei oi	3
w begonn	-2
w begonn oi	-2
w behal	-4
w behal oi	-2
w behal op	-2
w behandel	-11
w behandel oi	-10
w behandel op	-7
w behandl	-8
w behandl oi	-11
w beheb	-3
w beheb oi	-3
w behord	-2
w behord oi	-3
w bei di	-4
w being	-12
w being di	-7
w being oi	-12
w beleg	10
w beleg oi	14
w bell	-4
w belong	-5
w belong di	-8
w belt	-2
w bench	-10
w benef	8
w benef oi	8
w benefi oi	2
w beobach	-11
w beobach oi	-5
w bera	-2
w bera op	-7
w berei	-5
w berei op	-5
w bereithal	-7
w bereithal oi	-7
w bereitschaf di	-5
w bereitstell	-2
w bereitstell oi	-2
w berg	-5
w berich	-7
w berich op	-4
w berichtig	-2
w berichtig op	-2
w beruf	-4
w beruhig	-3
w bescheid oi	4
w besond	-2
w besond op	-2
w bess	-3
w best	-2
w bestell	2
w bestell oi	3
w bestimm	-2
w bestimm oi	-5
w betrag	-10
w betrag op	-10
w betreu op	4
w betrieblich	12
w betrieblich oi	12
w bett	-5
w bett oi	-7
w bett op	-5
w betw oi	-4
w beurteil	-2
w bevorzug	-5
w bevorzug op	-5
w beweg	-15
w bewerb	-2
w bezahl oi	-3
w bien di	-7
w bient	-5
w bient op	-5
w bienv op	-2
w bienveill	-7
w bienveill di	-7
w bienvenu di	-3
w big	-9
w big op	-11
w binom	8
w bird	-12
w birthd	10
w birthd oi	9
w bist	-13
w bist di	-5
w bist op	-2
w bleib oi	-3
w blick di	-5
w blick oi	-3
w blum	-3
w blum oi	-6
w board	7
w board di	6
w board oi	3
w bode	-5
w bode oi	-5
w body	15
w bon oi	-3
w bonjour	-13
w bons	-8
w bons oi	-8
w bonu op	2
w book	3
w book oi	3
w boot	4
w bord	-7
w bord oi	-8
w both oi	-6
w bough	9
w bough op	11
w branch	7
w brauch	-6
w brauch di	-9
w brauch op	-6
w break op	-3
w breath	-9
w brev oi	-3
w brill oi	3
w brut oi	-4
w bts	3
w bts di	3
w buch	-5
w buch oi	-2
w budg oi	6
w buen	-4
w buen di	-5
w build di	-12
w build op	-5
w bureau op	-6
w busc	-2
w busc di	-2
w busc op	-5
w busi	-10
w busin oi	17
w buyer	10
w c'es	-2
w c'es op	-3
w cabl	-10
w cabl oi	-10
w cad	-2
w cad oi	-14
w cafe	-5
w cafe op	-5
w cais	8
w cais oi	8
w calcul	-2
w calcul oi	-5
w calendr	-2
w calendr oi	-2
w calibra	7
w calibra oi	7
w calid	-5
w call-ou	3
w calm	-2
w calm di	-10
w calm oi	-3
w calor	-9
w cama	-3
w cambi	-3
w cambi di	-3
w cambi op	-4
w camer	-13
w cami	-6
w cami op	-5
w campa	3
w campa oi	6
w campaig oi	-6
w can di	-5
w candida	-3
w candida oi	-9
w candidatu	-3
w candidatu op	-3
w cann	-7
w cant	3
w cant oi	13
w cap	9
w capaci	2
w capaci di	11
w capacidad	-3
w car di	-6
w car oi	-2
w card di	3
w card oi	2
w careful	-5
w careful oi	-12
w careful op	-5
w carer	9
w carg oi	2
w cari	-3
w carn	5
w carr op	2
w cart di	15
w cas oi	-7
w casa oi	4
w case oi	5
w cash	7
w cash oi	18
w casi op	-6
w caso oi	-2
w categor	-5
w categor di	-4
w cater	5
w catorc	-7
w celebra	-2
w cell	-2
w certif	5
w certif op	22
w certifica	10
w certifica di	2
w certifica oi	13
w certifica op	9
w certificac	-9
w certificad	23
w cesp	-4
w ceux oi	-4
w chacu oi	-2
w chai	-2
w chai op	-2
w chair	4
w chair oi	4
w chambr	-5
w chaqu di	-4
w charl	16
w charl oi	16
w chas oi	2
w chas op	-4
w chat oi	8
w chat op	-2
w chem	-7
w chequ	4
w chequ oi	4
w cherch oi	-4
w chez di	-2
w chez oi	4
w chez op	-3
w chf	-11
w chf oi	-15
w chiff op	-2
w chiffr	-2
w chiffr op	-10
w childr di	4
w childr op	-13
w choi oi	-6
w choix	-5
w choix op	-5
w choo	-5
w choo oi	-2
w choo op	-9
w chos di	-2
w christm	12
w christm oi	2
w christm op	11
w cicl	-4
w cier oi	-4
w cierr op	-3
w cifr di	-3
w cinc	-2
w cinc di	-6
w cinq	-8
w cinq di	-14
w city	-2
w city op	-2
w civil	13
w civil op	9
w clai	-4
w clai di	-7
w clair	-2
w clair di	-2
w clair oi	-3
w clar di	-4
w clar oi	-4
w claridad	-3
w claridad oi	-4
w clas	4
w clas oi	5
w clea oi	-14
w clea op	-9
w cleanlin	-5
w cleanlin di	-5
w clear di	-4
w clear oi	-6
w clien oi	-5
w clientel	-2
w clientel oi	-10
w clin	2
w clin op	3
w clos oi	-3
w cloth	7
w cloth oi	11
w clotur	3
w clotur oi	3
w cloud	12
w cloud oi	2
w clp	-8
w club	9
w club oi	14
w clus	-12
w clus oi	-12
w coach	2
w coach oi	-2
w coci	-3
w code di	-3
w code oi	-2
w colaborac	-2
w colaborac op	-2
w collec	4
w collec oi	5
w collect oi	-2
w collectiv	2
w colleg	9
w colleg oi	7
w collegu	-4
w collegu oi	-3
w coloc	-8
w coloc oi	-8
w color	-3
w color op	-5
w come di	-8
w come oi	-3
w comer	-5
w comer op	-5
w comerc	10
w comfor	-4
w comi	17
w comm	-2
w comm di	-13
w command op	-7
w commi	3
w committ	10
w committ oi	10
w commun	-6
w commun di	-3
w como oi	-5
w comp	-6
w comp oi	-8
w compa di	-9
w compa op	-5
w compan	-8
w compan oi	-14
w companerism	-3
w compar oi	8
w compl oi	9
w complain oi	4
w compr di	-8
w compr op	-6
w compu	-3
w compu di	-2
w comunicac	-8
w comunicac di	-8
w concep	-4
w concil	-2
w concil oi	-2
w condit	-10
w condit oi	-10
w condu	-6
w conduc	8
w conduc di	15
w conduc oi	-4
w conduc op	-2
w condui oi	10
w condui op	-6
w confid	-4
w confidentiali	-6
w confidentiali di	-6
w cong op	-2
w conn	-5
w conn oi	-2
w connu	-3
w connu op	-3
w conoc oi	-2
w conseil	-13
w conseill oi	-6
w consig oi	-7
w constanc	-11
w constanc di	-4
w constru	-3
w constru oi	-2
w construc	8
w construi	-8
w construi op	-8
w consul	-3
w consul oi	-3
w consul op	-4
w cont oi	2
w contabilidad	-4
w contabilidad oi	-6
w contac di	-13
w contac op	-11
w contag	-6
w contarl	-11
w continu	4
w continu oi	8
w contr op	-6
w contribu oi	-5
w contribut	-8
w contribut oi	-8
w control oi	-3
w conversac	-2
w conversac oi	-7
w coord	3
w coord oi	7
w coordina	-5
w coordon	-2
w coordon oi	-2
w copy	2
w copy oi	2
w corr	-11
w corr oi	-3
w correc oi	-3
w correctiv	-6
w correctiv oi	-6
w correg	-7
w correg oi	-7
w corrig	-2
w corrig oi	-2
w cort	-2
w cort oi	-4
w cosa	-2
w cosa di	-3
w costumb	-4
w costumb di	-4
w costumbr	-9
w costumbr op	-3
w cote	-5
w cote op	-8
w coun oi	5
w council	11
w countr	2
w countr op	2
w coup oi	-2
w courr	-7
w courr oi	-10
w courto	-6
w cover op	-3
w cpr	13
w craf di	-3
w crec	-8
w crec op	-6
w crech	17
w creenc	-4
w creenc op	-4
w creer	-6
w creer oi	-7
w crit di	-6
w criter	-8
w croy op	-3
w cscs	10
w cscs di	10
w cuadr	4
w cualqu di	-6
w cualqu op	-8
w cuand oi	-3
w cuar	-8
w cuar op	-10
w cuatr op	-10
w cubr	5
w cuent	-6
w cuent op	-6
w cuenta	-3
w cuenta op	-3
w cuid di	-2
w cuid op	-2
w cuir	-8
w cultur	-17
w curiosi di	-4
w curiosidad	-4
w curiosidad di	-8
w curiou	-10
w curr	-7
w curr di	-12
w curs	7
w curs oi	8
w custom di	-10
w dafur di	-13
w dafur oi	-8
w dami op	-5
w damo	2
w damo op	2
w danach oi	-6
w dano op	-3
w dans di	-2
w dara di	-3
w darf	-11
w darf oi	-3
w darf op	-9
w darum op	-2
w dashboard oi	-5
w data oi	-6
w date	-3
w date op	-8
w dato oi	-5
w dato op	2
w davan	-4
w davan op	-4
w davo di	-3
w days di	-4
w dbs	15
w deadl op	-3
w deal di	-5
w deal oi	-8
w decen	-4
w decen op	-4
w decid	-3
w decid di	-7
w decid oi	-2
w decirl oi	-3
w decis	-2
w decis oi	-4
w decis op	-3
w decora	-2
w decora op	-2
w defau oi	-2
w defend	-6
w defend op	-8
w degag	-2
w degag oi	-2
w dehor	-7
w deja	4
w dejar oi	-5
w dela oi	-2
w deligh	-11
w deliv oi	2
w deliv op	-8
w demand di	-8
w demand oi	-3
w dene op	-7
w denk	-5
w denn	-2
w denn di	2
w dent	14
w dent oi	14
w dentr	-5
w depar op	-2
w depend oi	-6
w der di	-2
w desarroll	-3
w descan	-10
w descu	3
w descu oi	3
w deshalb	-2
w deshalb op	-2
w desherb	-8
w desherb oi	-8
w desir	2
w desir op	9
w despu oi	-7
w detail	-9
w detr	-4
w detr op	-4
w deutsch	5
w deutsch di	-6
w deutschlandtick	7
w deutschlandtick oi	7
w deva	3
w deve	-4
w develop oi	-12
w developp	2
w developp oi	2
w devi	8
w devoluc	2
w devoluc oi	2
w dezemb op	-5
w dia oi	-2
w diagn	-9
w diagn oi	-12
w dias	-2
w dias op	-4
w dibuj	-10
w did	-9
w die di	-7
w diem	6
w diem oi	6
w dien oi	-7
w dien op	5
w dies	-5
w dies op	-5
w diet	17
w diff	-4
w diff op	-4
w differenc	-5
w differenc oi	-5
w dificil di	-2
w digi	11
w diner	-6
w ding op	-4
w diplom	4
w diplom op	14
w dir	-7
w dir di	-7
w dir oi	-9
w dire op	-2
w direc oi	-10
w direk oi	4
w dirig	-6
w dirig oi	-4
w disabili op	-7
w disc	-9
w disc di	-9
w discou	12
w discou oi	12
w discoun	9
w discoun oi	10
w discov	-5
w discre	-4
w discre di	-3
w discrec	-3
w discrec di	-3
w disfru	-2
w disfru op	-2
w dish	-6
w dish oi	-6
w disp	4
w disponibilidad	2
w disponibilidad di	2
w dispos	-8
w dispos di	-2
w dit	-5
w dix oi	-9
w doctor	-5
w doctor oi	-6
w docu	-2
w docu di	-6
w documentac	-3
w documentac oi	-3
w does di	-5
w doit op	-4
w doku	-3
w doku oi	-19
w doku op	6
w doll	-12
w doma	8
w doma op	-7
w domicil	8
w doming	-3
w doming op	-4
w don	-3
w don di	-6
w don'	-5
w don' op	-5
w dond	-5
w dond oi	-5
w dond op	-2
w donn op	-2
w donnerstag	-6
w donnerstag oi	-9
w dont oi	-5
w door oi	-2
w dorm	-7
w dort	-4
w dort op	-5
w doss	-3
w dot	5
w dot di	-5
w doub	-3
w doub oi	-4
w douc	-12
w dout	-8
w dout op	-6
w douz	-10
w down	-3
w down op	-4
w draf	-5
w draf oi	-5
w drauß	-3
w draw	-7
w draw oi	-5
w draw op	-7
w drei di	-6
w dreißig	-15
w dres	-10
w dres oi	-5
w dres op	-9
w drill	14
w drit	-3
w drit op	-2
w droi	-6
w droi oi	-7
w drop	-11
w druck	-4
w druck oi	-4
w drug	11
w drug di	11
w duda	-8
w duda oi	-9
w dudar	-6
w dudar op	-2
w duen	-5
w durch oi	-2
w durchfuhr	-4
w durchfuhr oi	-4
w during oi	2
w duty	-6
w duty oi	-6
w each oi	-3
w ear	-6
w earl	-5
w earl di	-6
w earl op	-6
w earn	2
w earn op	-7
w ease	-5
w ease di	-3
w easi	-5
w eats	-2
w eats oi	-2
w ecar	-7
w ecar oi	-7
w echang	-6
w echang oi	-7
w eche	-9
w ecol op	-4
w ecou	-6
w ecou oi	-2
w ecou op	-11
w ecra	-8
w ecri	-5
w ecri oi	-8
w ecritu	-9
w edad	-2
w edge	-9
w edit	4
w edit di	10
w efec	-7
w efec oi	-10
w effor	-3
w ehrenam	-3
w ehrenam di	-3
w ehrlich oi	-2
w ehrlich op	-3
w eige di	4
w eigentum	-10
w eigentum oi	-8
w eigenverantwortlich	-2
w eigenverantwortlich op	-2
w eigh	-13
w eigh di	-2
w eigh oi	-11
w eigh op	-8
w eign	-5
w eign op	-5
w eile	-7
w eilig	-12
w eilig op	-12
w ein-	-8
w einand	-4
w einand op	-4
w einarbei	-8
w einem di	-2
w einem op	-2
w einfach oi	-3
w einfach op	-5
w einfuhlungsvermog	-9
w einfuhlungsvermog di	-2
w einhal	-4
w einhal oi	-4
w einkauf	7
w einkauf oi	7
w einlag	8
w einlag oi	8
w einm oi	5
w einschlagig	-4
w einschlagig di	-4
w einschleif	-3
w einschleif oi	-3
w einzel	-14
w elabor	4
w elabor oi	8
w electr	-2
w electr oi	-5
w eleg oi	-8
w elev oi	5
w elev op	-9
w elig	-7
w else	-5
w else op	-4
w elter	-3
w elter oi	-5
w emball	-5
w emball oi	-5
w empez oi	-5
w empfang	-6
w empfang oi	-10
w empi	-7
w empi op	-12
w emplo	-2
w emplo oi	-5
w employ oi	3
w empr	2
w empr op	7
w empt	-15
w empt oi	-3
w encadr oi	2
w encadr op	-2
w encaj	-14
w encarg	-8
w encarg op	-8
w enco	-7
w encour	-12
w encourag	-9
w encourag oi	-2
w encu	-3
w encu oi	-3
w end di	-7
w ende di	-3
w ende oi	-3
w energ	-10
w energ op	-8
w enfan oi	-5
w enfan op	-9
w engag	-7
w engag op	-7
w engin	-2
w engin oi	-2
w engine di	4
w engl	5
w englischkenntnis	2
w englischkenntnis di	2
w english di	-5
w english op	7
w enhanc	15
w enhanc oi	12
w enjo	-12
w enjo op	-8
w enough di	-15
w ensambl	-11
w ensambl oi	-11
w ense oi	-10
w enseig	-6
w enseig oi	-6
w ensembl	-3
w ensembl op	-5
w ensen	-10
w entend	-2
w entend op	-5
w enter	-10
w entfer	-12
w entgeltgrupp	-8
w entr di	-10
w entreg	-3
w entreg oi	-7
w entrepri oi	15
w entret	-2
w entscheid	-6
w entscheid op	-9
w entsteh op	-2
w entwickel	-11
w entwickel oi	-12
w entwurf	-2
w entwurf oi	-2
w enver	-2
w envi op	-8
w envir	-10
w envir oi	-11
w enviro	-8
w equi oi	-7
w equip di	-13
w equip oi	-2
w eres	-5
w eres op	-5
w erinn oi	-3
w erken	-2
w erkl	-7
w erlaub	-4
w erlaub oi	-4
w erprob	-2
w erprob oi	-2
w erreich oi	-8
w erreur	-5
w erreur oi	-5
w error	-3
w erwart	-5
w erwart op	-5
w escri op	-4
w escuch	-9
w escuch op	-2
w eso op	-8
w espac	-9
w espac oi	-12
w espac op	-2
w espec	-5
w esper	-7
w esper op	-6
w espr di	-2
w esse op	5
w essent	2
w essent di	-8
w essent op	15
w estad	-2
w estam	-15
w estam op	-15
w estar	-2
w esteriliz	5
w esteriliz oi	5
w etabl oi	-2
w etat	-2
w etat oi	-8
w etre oi	-4
w etre op	-9
w etwa oi	-6
w euro	-6
w euro op	-5
w eux	-8
w evalu	-7
w evalu oi	-7
w even di	-10
w ever di	-4
w everybod	-4
w everyd	-7
w everyo di	-6
w everyo oi	-4
w everyth	-6
w everyth oi	-9
w evit	-10
w evolu	-6
w evolu oi	-7
w exac	-8
w exac di	-2
w exac oi	-14
w exactitud oi	-4
w exam	-5
w exam oi	9
w excel	4
w excel di	6
w excell	-7
w excell di	-7
w exerc	11
w exerc oi	-13
w exig di	-5
w existenc	-9
w existenc oi	-9
w expec op	3
w expl	-5
w expl oi	-4
w expl op	-4
w expla di	-11
w expliqu di	-4
w expor	5
w extr oi	3
w eye di	-5
w eye op	-2
w face	-12
w face op	-8
w fachgebi	-4
w fachgebi op	-4
w fachkraf	3
w fachkraf oi	9
w facon	-5
w facon oi	-5
w fahr oi	-5
w fahrga	-14
w fahrga oi	-14
w fahrzeug	-5
w fahrzeug oi	-7
w faill	-3
w fair di	-7
w fait oi	-6
w fall di	-3
w fall op	-10
w falt di	-8
w fami	15
w fami oi	9
w famil di	3
w famili	3
w famill	-4
w farb	-11
w farm	2
w farm op	2
w faudr	-2
w faudr op	-2
w faul di	-5
w faul oi	-5
w fauteuil	-6
w fauteuil oi	-6
w featur	-2
w featur oi	-2
w febr	-10
w febru	-8
w febru op	-4
w fech	-3
w fech oi	-3
w feel	-2
w feel di	-6
w fees	9
w fees oi	9
w fein di	-3
w feingefuhl	-7
w fens	-11
w fermetu	-4
w fertig oi	-8
w fest op	7
w festhal	-4
w festhal oi	-4
w festiv	8
w festiv oi	8
w fetch	-4
w feu	-4
w few	-2
w few op	-2
w fiabili	-4
w fiabl	-3
w fiabl di	-7
w field oi	-2
w fifth	-10
w figur di	-2
w figur op	-6
w fijar	-3
w fijar oi	-3
w file	-3
w file oi	-6
w fill	-7
w fill op	-8
w fin di	-2
w financ	-3
w financ oi	-11
w financ op	2
w finc	11
w find op	-2
w finish di	-7
w finish oi	-7
w firm oi	4
w firmn	-4
w firmn di	-4
w fisic	-11
w five di	-3
w five oi	-3
w fixe	-10
w fixed	-3
w fixed op	-8
w fixer	-2
w fixer oi	-2
w floor	5
w floor oi	5
w floor op	5
w flow	-4
w flow oi	-4
w flue di	10
w fluenc	2
w fluenc di	2
w folg	-4
w folg oi	-4
w folg op	-2
w follow oi	-5
w follow-up	-13
w follow-up di	-13
w fonc	16
w food	5
w food oi	-2
w forec oi	3
w forec op	-3
w formac oi	16
w formalidad di	-8
w formul	-3
w formul oi	-2
w fort	-6
w fort op	-7
w fortnigh	3
w fortnigh op	4
w forward	-7
w forward op	-7
w four di	-7
w four oi	-12
w fourt	-4
w fourt op	-6
w frag oi	-8
w fram	-2
w franc di	-8
w franz	8
w frau	-2
w frau op	-2
w free op	2
w freel	2
w freel op	-6
w freitag	-13
w freitag oi	-13
w fremd di	-6
w fresh	-8
w fresh oi	-16
w freud	-8
w freud di	-7
w freundlich di	-6
w freundlich oi	-8
w friend	-2
w friend di	-3
w friend oi	-6
w fris	-4
w frisch	-10
w fron	-13
w fuhr op	3
w fuhrersch	3
w fuhrersch op	8
w fuhrungserfahr di	7
w fuhrungszeugn	3
w fuhrungszeugn di	3
w full-tim oi	3
w func oi	-3
w fund	3
w funf	-4
w funf oi	-3
w funf op	-2
w funftel	-2
w futt	-2
w gana	-5
w ganar	-2
w ganar op	-2
w garag	13
w gast	-2
w gast op	-3
w gate	11
w gebe oi	-4
w gebrauch oi	-2
w geduldig	-6
w gefahr	-3
w gefahr oi	-3
w gefuhl	-5
w gefund	-2
w gefund op	-2
w gehal oi	-5
w gehalt	-4
w gehe	-4
w gehor	-6
w gehor op	-6
w geld	-11
w geling	-11
w gemach	-2
w gemach op	-2
w gemeind	2
w gemeinsam	-7
w gemeinsam oi	-8
w genau di	-3
w genauigke di	-2
w gend	9
w gent	-3
w gent op	-4
w gepfleg	-4
w gepfleg op	-4
w gera	-8
w gerad	-6
w gerer	3
w gerer oi	3
w gerich	-3
w gerich oi	-3
w gern	-3
w gern di	-2
w gern oi	-4
w geschich	-6
w geschich op	-5
w geseh	-4
w geseh op	-2
w gesellenbrief	-4
w gesellenbrief di	-5
w gesich	-2
w gesich op	-2
w gesprach oi	-3
w gespur	-2
w gespur di	-2
w gest di	-9
w gest oi	8
w gestal oi	-2
w gesundheitszeugn	10
w gesundheitszeugn di	10
w gewerk oi	-6
w gewin	-6
w gewin op	-7
w gewinnbeteilig	13
w gewinnbeteilig oi	13
w gibt	-6
w give di	-4
w give oi	2
w giving	-10
w giving oi	-12
w glad	-2
w glad op	-2
w glas	-5
w glas oi	-10
w gleich	-3
w gleich op	-3
w goal oi	-7
w gold	10
w googl	-2
w got	-5
w gout	-4
w gout di	-4
w gout op	-6
w grad oi	-8
w grad op	-10
w gradu	11
w grand oi	-15
w grat	5
w grat oi	3
w gratui	19
w gratui oi	3
w gros	-3
w gros oi	-10
w group oi	9
w grow op	-7
w groß oi	-6
w grund op	-6
w grupp	-2
w grupp op	-2
w guar	8
w guar oi	9
w gues di	-3
w guiar	6
w guiar oi	6
w gust di	-3
w gut di	-7
w gut oi	-6
w habi di	-7
w habili	7
w habili di	7
w habitac	8
w habitud	-4
w habl di	-12
w habl oi	-4
w haccp	-8
w hace	-3
w hace di	-5
w hace op	-4
w hacerl	-3
w haga	-2
w haga oi	-5
w haga op	-2
w hair	-10
w halb oi	-17
w halb op	5
w half-pr	5
w half-pr oi	5
w hand oi	-7
w handel	-7
w handel oi	-7
w handl di	9
w handl op	-10
w handov	-10
w handwerk	-13
w hang	-11
w happ di	2
w happ op	-4
w hard	-2
w hard oi	-3
w hast di	-6
w hat	-14
w hat op	-13
w have dp	5
w hay	-2
w hay oi	-4
w head di	-8
w head oi	2
w health oi	3
w health op	-4
w hear	-7
w hear oi	-7
w heard op	-4
w heav	-2
w heav oi	-3
w hech di	-4
w hekt	-7
w helf	-9
w helf oi	-12
w helpful	-2
w her	-8
w her op	-2
w herau	-3
w herau op	-3
w here oi	-5
w herr op	-3
w herrami di	-2
w herz di	-5
w herzlich	-9
w herzlichke	-8
w herzlichke di	-8
w heur di	-8
w heur oi	-5
w hierarch	-2
w hilf	-9
w hilf oi	-13
w hinausgeh op	-3
w hinweg	-2
w hinweg di	-2
w hiring	-3
w his	9
w histor op	-6
w hiver oi	8
w hnc	5
w hnc di	2
w hof	3
w hoflich	-6
w hoflich di	-6
w hoja	-13
w hold di	-11
w hold dp	4
w holz op	-3
w homeoff	-5
w homeoff oi	-7
w hone	-2
w hone di	-4
w hone op	-4
w honestidad	-7
w hora oi	-4
w hora op	-5
w horar oi	-3
w hore	-4
w hore oi	-5
w hore op	-3
w hour di	-4
w hour oi	-2
w hous oi	9
w hous op	-5
w hoy	-10
w hoy op	-9
w humeur	-4
w humeur di	-9
w humor	-13
w humor op	-6
w humour	-9
w hundr	-17
w hundr op	-17
w hurd	-2
w hurd op	-2
w hurr	-2
w hurr op	-4
w hurt	-2
w hydraul	3
w hygi di	6
w ici	-6
w ici op	-6
w idea	-3
w idea op	-7
w ideal di	-15
w idee	-5
w idee di	-2
w idee oi	-5
w ihn oi	-3
w ihne oi	-10
w ihre oi	-5
w ihrem	-14
w imag oi	-5
w immer	-10
w immer op	-8
w impar	5
w impar oi	5
w impl oi	2
w impor di	7
w impor oi	-11
w impor op	-3
w imprevu	-4
w imprevu oi	-4
w improv	-4
w improv oi	-5
w incid	-13
w incid oi	-15
w includ op	3
w indef	7
w indef oi	9
w indemni	2
w indemni oi	2
w indispen	15
w inform di	-4
w inform oi	-6
w informac	-2
w informatik	11
w informatik di	11
w infrastructu	-9
w infrastructu oi	-9
w ingen	6
w ingen di	6
w ingl	15
w ingl di	7
w inne	-7
w insi	-7
w insid	-7
w inspect	6
w inst	2
w inst oi	11
w instagram	3
w instagram oi	3
w install	5
w install oi	3
w install op	4
w instead	-10
w instruc	-10
w instrucc	-4
w instrucc oi	-4
w instruct	-5
w instruct oi	-6
w insur	24
w insur di	19
w integr	14
w inter di	-3
w inter op	-3
w interes di	-8
w interes oi	21
w interes op	-5
w interfac oi	-5
w intern	13
w interview oi	-5
w into di	9
w inven	-4
w inven op	-3
w invi	-2
w invo	3
w invo oi	3
w isn'	-3
w iso	10
w ist di	-5
w item	-2
w its op	-2
w jahressonderzahl	16
w jahressonderzahl oi	16
w jahrlich	16
w jama	-4
w jard oi	-9
w jard op	3
w jeder oi	-4
w jemand	-4
w jeud oi	-5
w job	-4
w job di	-10
w job op	-3
w jobs op	-5
w jobtick	19
w join di	-8
w join oi	13
w jorn oi	-3
w journ op	-3
w judic	11
w juev	-6
w juev oi	-7
w jugendlich	-4
w jung oi	-5
w juni	-6
w juni oi	-5
w juni op	-3
w junior	14
w junior oi	14
w junt	-2
w jusqu' op	-3
w jusqu'au	-12
w just	-7
w just di	-11
w kaff oi	15
w kafk	2
w kann oi	-5
w kaufman	-10
w kaufman di	-5
w keep oi	-4
w kein	-2
w kein oi	-5
w kein op	-2
w kenn	-3
w kenn op	-6
w kennenzuler	-2
w kennenzuler op	-2
w kenntn	-4
w kenntn di	-4
w kennzeich	-4
w kennzeich oi	-4
w keys	5
w kilo	-11
w kind di	-2
w kindn	-9
w klar di	-8
w klar oi	-4
w klei oi	-7
w kling	-2
w knack	-4
w knack di	-4
w knowledg oi	-9
w kolleg oi	-9
w kollektivvertrag	-9
w konn oi	-6
w kont	-5
w kont oi	-5
w kontak	6
w kontak oi	-9
w konzentr	-4
w konzentr di	-4
w korrek	-9
w korrek oi	-9
w kostenl	4
w kraf	-9
w kraf oi	-10
w kuhl	-2
w kund	-4
w kund di	-10
w kund oi	-2
w kurz	-3
w kurz oi	-2
w kurz op	-2
w labor	12
w labor oi	2
w ladung	-2
w ladung oi	-2
w lager oi	-2
w lais	-2
w lais oi	-4
w lang di	-7
w langu oi	4
w laptop	10
w laptop oi	10
w larg oi	6
w larg op	-6
w las di	-6
w lass	-6
w last	-2
w last di	-2
w last oi	-3
w late	-2
w late di	-3
w late oi	-3
w lauf op	-5
w laun di	-2
w laut	-7
w laut op	-4
w lay	-7
w lay oi	-7
w leak	-3
w leak oi	-3
w lear di	-7
w leas oi	12
w leas op	13
w leav op	-3
w lebe	-13
w lect	5
w lectu	7
w lectur	-3
w lectur oi	-3
w leed	5
w left op	-4
w legac	10
w legac oi	10
w lehr	-2
w lehr di	-12
w leis	-2
w leistungspram	9
w leistungspram oi	9
w lend oi	-7
w lern op	-6
w lernend	2
w lernend oi	15
w lese	-8
w lese oi	-4
w lese op	-6
w less op	-9
w let op	-3
w lets	-3
w lett op	2
w leur	-9
w leur oi	-8
w libertad	-2
w libertad op	-2
w libr op	-10
w licenc	2
w licenc di	18
w licenc oi	-6
w licenc op	-8
w lich	-7
w lich oi	-8
w lieb	-9
w lief	-2
w lief op	-2
w lieu	-11
w lieu op	-11
w lieux	-3
w ligh	4
w ligh oi	16
w ligh op	-6
w lign oi	4
w like oi	-2
w limi oi	-3
w limp	-2
w limp di	-2
w limp oi	-4
w line oi	7
w line-ma	10
w line-ma oi	10
w lini	-19
w lini op	-4
w lire	-12
w lire op	-12
w list di	-6
w littl	-2
w littl oi	-5
w livrais	8
w livrais oi	8
w lkw op	-3
w lleg op	-3
w load di	-5
w local	2
w local oi	11
w lock	-12
w lock oi	-3
w log	-3
w log oi	-3
w loge	5
w loge oi	5
w logiciel	-4
w logr	-4
w lohn	-10
w long di	-11
w longtemp	-14
w los di	-2
w lose	-12
w losung oi	-4
w lote	2
w lote oi	7
w love	-9
w love op	-2
w low oi	4
w lugar	-7
w lugar op	-7
w lui op	-4
w lunch	5
w lunch oi	7
w lund	-2
w lund oi	-2
w lund op	-2
w lune op	-6
w lust	-12
w luz	7
w macbook	6
w macbook oi	6
w machb	-2
w mag	-17
w maga	8
w mags	-5
w mail	-2
w mail oi	-2
w main op	-2
w mais	-3
w mais op	-4
w make op	-2
w making	-2
w making op	-3
w mal	-3
w mal op	-4
w malad	-5
w mana di	-2
w manch	-8
w manch op	-8
w manchm	-5
w manchm op	-5
w manda	-14
w manda op	-14
w manipul	11
w mann di	-2
w mano	-3
w mano di	-3
w mano oi	-3
w manqu op	-10
w manu	12
w many	-2
w many op	-3
w maquet	-5
w maquet oi	-5
w marc oi	6
w march op	-3
w mard	-13
w mard oi	-15
w mardi-sam	-7
w mardi-sam oi	-7
w mart	7
w mart oi	-12
w mater	-2
w mater di	-2
w mater op	-2
w materiaux	7
w materiaux oi	7
w math	2
w mati di	-6
w mati oi	-2
w matin	6
w matt	-3
w matt oi	-6
w matt op	-3
w mayor oi	9
w meal oi	13
w meal op	-7
w mechan	-4
w medec	-7
w medec oi	-7
w medi di	3
w medi oi	-2
w medi op	-5
w medic di	12
w medic oi	2
w medic op	-8
w medid	12
w medika	13
w medir	-12
w medir oi	-10
w meet oi	12
w mehr di	-3
w mehr oi	-4
w meill	-2
w meill op	-2
w mejor	-6
w mejor op	-3
w meld	-13
w meld oi	-9
w meld op	-6
w memb	4
w memb op	5
w membership	5
w membership op	9
w meme	-2
w meme op	-10
w memor di	-2
w meng	-3
w meng oi	-3
w mensch	-4
w mensch di	-14
w mensu	11
w mentor	13
w mentor oi	13
w merc	5
w merc oi	5
w mercanc oi	-5
w mercr	10
w mercr oi	9
w meri	-5
w mesa	-10
w mesa oi	-11
w mess di	14
w messag	-2
w messag op	-3
w met	10
w met di	5
w meta oi	9
w method di	-2
w meti di	-7
w meti oi	-3
w metod	-2
w metod di	-2
w mide	-2
w mide op	-2
w mied	-8
w mientr	-3
w mientr oi	-3
w migh	-3
w mile	-8
w mile oi	-10
w mill oi	-5
w millime	-6
w millime oi	-6
w millo	6
w millo op	6
w mind di	-4
w mindest oi	-7
w minimum oi	-10
w minu	-5
w minu op	-10
w mio	7
w mirad	-3
w mirad op	-4
w miram	-2
w miram op	-2
w mise	-10
w mise oi	-13
w mism	-4
w mism op	-3
w miss	-3
w miss oi	-3
w mitad	-7
w mitarbeitend op	-6
w miteinand	-4
w miteinand op	-4
w mittages	7
w mittages oi	7
w mix	-9
w mix oi	-9
w mobel	-5
w mobel oi	-5
w moch	-6
w moch op	-4
w model op	-3
w modeli	-4
w modeli oi	-4
w moder	18
w moder oi	5
w moge	-9
w moge op	-3
w moit	9
w moit op	11
w mome	-6
w mome op	-12
w momen oi	-10
w mon-fr	-3
w mon-fr oi	-3
w monatsgeh	2
w monatsgeh oi	2
w monatsgehal	-2
w monatsgehal oi	-12
w mone oi	-4
w monitor	-5
w monitor oi	-13
w mont oi	-4
w mont op	8
w montag op	-3
w montr	-12
w morg	-6
w morg op	-5
w morn op	-5
w most	-2
w most oi	-11
w motiv oi	-2
w motor	-4
w motorsagensch	10
w motorsagensch di	10
w mots di	-8
w mots op	-6
w mover	-15
w mover oi	-12
w moving op	-5
w much di	-3
w mund	-7
w municip	2
w municip oi	7
w must oi	4
w mutuell	16
w mutuell oi	14
w mxn	-6
w mxn oi	-12
w nach di	-3
w nachmittag	-8
w nachmittag op	-8
w nachvollziehb oi	-2
w nada op	-2
w nadi op	-2
w nahe	-3
w nahe op	-7
w name di	-4
w name oi	-2
w name op	2
w named	4
w natio	3
w natio di	3
w natu	-9
w natur	-3
w natur op	-3
w navidad	9
w navidad oi	9
w navidad op	8
w near	-3
w near oi	-5
w neat	-10
w necesar	-5
w necesar di	-4
w necesi	-3
w necesi di	-7
w necesi op	-4
w need di	-9
w need op	-4
w neerland op	14
w nehm op	-3
w neig	-11
w neig op	-4
w nerv	-11
w nerv di	-3
w net oi	-8
w neto	-12
w neto oi	-14
w netto	-7
w netto oi	-5
w network di	10
w network oi	-3
w neug	-5
w neug di	-6
w never	-8
w never di	-2
w never op	-10
w new oi	3
w new op	-7
w news	-5
w news oi	-3
w nice	-2
w nice di	-4
w nich di	-4
w nich oi	-3
w nie	-2
w nie op	-2
w niemand op	-2
w nigh oi	6
w nimm	4
w nimm oi	-2
w nine	-15
w nine oi	-7
w nine op	-12
w ningu	-7
w nivel op	7
w noch di	-5
w noel	5
w noel oi	5
w nombr	-4
w non	-2
w non di	-3
w non oi	-4
w norm	-4
w norm oi	-6
w nos op	-9
w nosotr	-10
w nosotr op	-10
w nota	-2
w noth	-4
w noth oi	-5
w noti di	9
w notic op	-4
w notig di	-4
w notiz oi	-5
w notr oi	6
w nous	-3
w nous oi	-13
w nouveau op	-3
w nouveaux	-7
w novemb	-15
w novemb op	-9
w now	-4
w now oi	-5
w now op	-2
w nuestr oi	-8
w nuev op	-2
w nuit	-5
w numb di	-9
w numb oi	-5
w numer oi	5
w nur	-8
w nur oi	-10
w nurs oi	15
w nutz oi	3
w nvq	-2
w nvq di	-4
w oberflach	-11
w oberflach oi	-10
w oberflach op	-5
w obje	-2
w obje oi	-8
w objetiv oi	3
w obligato op	4
w obligator	-2
w obligator op	-2
w obra	8
w obra oi	8
w observ oi	-5
w obst	13
w obst oi	13
w occa oi	-11
w ocho	-11
w ocho oi	-8
w octub	-9
w octub oi	-5
w octub op	-7
w ocup	-3
w ocup op	-3
w odd	-2
w odd oi	-5
w oder oi	-5
w ofer	-8
w ofer oi	-8
w offe di	-2
w offe oi	-2
w offic di	16
w offr	5
w offr oi	7
w ofte	-4
w ofte oi	-7
w ohne	-5
w ohne di	-6
w ohne op	-3
w oido	-6
w oido di	-9
w oktob	-8
w oktob oi	-8
w oktob op	-3
w old	-10
w older	-7
w on-si	2
w on-si oi	4
w once oi	-9
w onli	-5
w onze	-7
w oper oi	-3
w operac	-3
w operac oi	-3
w opportuni	8
w opportuni op	-12
w ops	-6
w optic	-4
w oral	-12
w oral di	-4
w oral oi	-8
w orde	-2
w orde di	-6
w orde oi	-2
w order di	-6
w ordn	-3
w ordn oi	-7
w ordon	-12
w ordon oi	-12
w ordr oi	-4
w organi di	-7
w organi op	-4
w orig oi	-5
w otra	-5
w otra oi	-6
w otro oi	-10
w out di	-2
w outdoor di	-2
w outsid	6
w outsid di	-5
w outsid oi	4
w ouver	-2
w ouver op	-7
w ouvr	-4
w ouvr op	-4
w over oi	-2
w overtim	11
w overtim oi	11
w overview	-12
w owner di	4
w owner oi	-2
w paci	-4
w paci oi	-10
w pacienc	-7
w pacienc di	-4
w pack oi	8
w paga oi	-17
w paga op	3
w pagad	4
w pagad oi	4
w pagam op	5
w pago op	-3
w pair	-3
w pair op	-14
w palabr di	-8
w palle	-5
w pan op	-5
w panel	7
w panel oi	14
w pann oi	-2
w pann op	-2
w papel	-3
w papel oi	-4
w paper oi	-7
w papi	-4
w papi oi	-4
w papierkorb	-12
w papierkorb oi	-12
w par di	-6
w parad	-2
w parad oi	-4
w parasi	-2
w parasi oi	-2
w parc	8
w parcel	15
w parcour oi	-8
w parec	-4
w parec op	-3
w parecid	-5
w parecid di	-5
w paren oi	5
w parfo	-2
w parfo oi	-2
w park	2
w park op	6
w parkplatz	18
w parl	-6
w parol op	-2
w partag	-2
w partag op	-8
w particip oi	6
w particul	-10
w particul op	-11
w pas	-3
w pasa	-2
w pasa op	-5
w pasar	-7
w paso oi	-7
w pass op	-3
w past	-5
w pati	-4
w pati di	-4
w pati oi	-4
w patr	3
w patrol	-8
w paus oi	-11
w paye oi	-3
w paye op	2
w paym oi	-4
w pays	-3
w peac	-3
w pedagog	-12
w pedagog di	-4
w pedim	-3
w pedim op	-3
w pein oi	-5
w pend op	-12
w pens	6
w pens oi	6
w pensum	-2
w pensum op	-2
w peopl oi	-5
w pequ oi	-2
w perfec	-6
w perfec op	-5
w perform	-7
w perform oi	12
w perime	-3
w perime op	-3
w period	10
w period op	12
w perm oi	-2
w perm op	4
w permi di	-17
w pers oi	4
w pers op	-7
w perso oi	-2
w person di	-2
w personnel	5
w peso	-7
w peso oi	-3
w peso op	-7
w peti op	-9
w petr	-6
w petr oi	-6
w peur	-4
w peut	-2
w phon oi	-2
w phot	2
w phot oi	9
w pick	-13
w pick oi	-11
w pictur	-5
w pide	-6
w pide op	-3
w piec	-9
w piec oi	-9
w pilo oi	4
w pipel	-5
w pipel oi	-2
w pisc	16
w plac di	-4
w plac op	-3
w plai di	-2
w plai oi	-4
w planif	-4
w planif oi	-5
w plat op	-13
w plataform	9
w platform	-2
w plaz	-2
w plea op	-2
w plei	-3
w plen	-5
w plus di	-2
w pm-	-9
w pm- oi	-2
w poder	-8
w podr	-9
w podr op	-9
w poid	6
w poli	-4
w poli di	-9
w polic	13
w polit oi	-3
w ponctuali	-2
w ponctuali di	-2
w poner	-4
w poner oi	-4
w pool	8
w pool oi	8
w port di	16
w port oi	-2
w portfol	12
w portugu	12
w poser op	-2
w post-qualif	2
w post-qualif di	2
w pourqu	-5
w pourqu op	-5
w pourr op	-4
w pouv	-8
w pract oi	-8
w practi oi	7
w pram	11
w pram oi	11
w prax	-2
w prec di	-13
w pref	-7
w pref op	-8
w preferr di	-11
w prei op	2
w prem oi	-9
w premi di	13
w premi oi	-6
w premi op	-9
w premium	2
w premium oi	7
w pren	5
w pren op	5
w prend	-5
w prend oi	-6
w prep oi	-3
w prepar	-2
w preparac op	-5
w presentar	-2
w presentar op	-2
w presupu	5
w presupu oi	8
w pret	-3
w pret op	-6
w prev oi	-2
w preventiv	-9
w preventiv oi	-9
w previou	-12
w prevu	-4
w prevu oi	-2
w pric op	5
w prid	-2
w prid di	-2
w prin	-7
w prin oi	-7
w princip	-6
w princip oi	-7
w priv op	-2
w privac	-4
w privac oi	-4
w prix	7
w prix oi	2
w probl	-3
w probl di	-12
w probl oi	-6
w proc op	-4
w procedur	-12
w procedur oi	-12
w proch	-3
w produ	-2
w produc di	-2
w produi oi	-6
w profe di	-2
w profesion	-2
w profesion op	-2
w profess op	-3
w professionnel	5
w progr di	-10
w progres	-5
w progres op	-5
w projec oi	-8
w projek di	-12
w projek oi	2
w promi oi	-4
w promp	4
w pron oi	-2
w prop oi	-3
w proper oi	3
w propos	-13
w propr	-5
w propr oi	-6
w propre	-8
w propre di	-6
w proprie	-2
w proprie oi	-5
w protec	-8
w protec oi	-8
w protokoll oi	-5
w prototyp oi	2
w prov	6
w prov oi	-9
w proveedor oi	14
w provid oi	-2
w proxim	-6
w proxim oi	-3
w proz	-7
w proz oi	-9
w prudenc	-10
w prudenc di	-3
w prueb op	-12
w pruf op	-4
w prufb	-2
w prufb oi	-2
w prun	-12
w prun oi	-12
w psc di	18
w pto	3
w pto oi	3
w publ oi	2
w publish	16
w publish oi	-2
w pued di	-10
w puer	-7
w pues op	-10
w puis oi	-6
w pull	-10
w punctu	6
w punctuali	-3
w punctuali di	-3
w puntualidad	-9
w puntualidad di	-9
w puntualidad oi	-3
w put op	-2
w putt	-13
w pyth	17
w quai	7
w quai oi	7
w quali oi	-5
w qualif di	6
w qualit	-4
w qualit oi	-8
w quanti oi	-3
w quar	5
w quar oi	4
w quar op	5
w quart	10
w quart oi	10
w quat di	-7
w quatorz	-14
w quedar	-4
w quedar op	-5
w quej	-14
w quelqu	-3
w quer	-6
w quer oi	-5
w quer op	-7
w quest di	-7
w quest oi	-3
w queu	-9
w qui di	-3
w quick	-3
w quick di	-2
w quick oi	-3
w quick op	-4
w quie	-3
w quie di	-3
w quie oi	-9
w quier	-5
w quier op	-4
w quinc	-13
w quinz	-6
w quinz op	-6
w quoi	-7
w quoi op	-9
w racon	-6
w racon oi	-6
w racontez-nou	-2
w racontez-nou op	-2
w rail	13
w rail oi	13
w rang op	-6
w rapid oi	-3
w rappel	-3
w rappor oi	8
w rara	-2
w rara op	-2
w rare	-7
w rare op	-7
w rata	-2
w rata op	-5
w rate oi	-3
w rath	-3
w rath op	-11
w raum	-5
w raum di	-4
w raum oi	-5
w read di	-5
w read op	-5
w readin di	-5
w real oi	-6
w real op	-2
w receiv oi	-12
w recep	6
w recet oi	-3
w recev	-11
w rech	-2
w rech oi	-5
w recherch	-3
w recherch op	-6
w rechtzeitig	-4
w rechtzeitig oi	-2
w rechtzeitig op	-5
w recib	-4
w recib oi	-5
w recogni	-9
w recommend	-10
w reconoc	-3
w recorr	-4
w recorrid	-9
w recorrid oi	-9
w recru	-2
w recru oi	-3
w recru op	-2
w recu op	-3
w recup	-9
w red	11
w red oi	11
w redac	-4
w redac oi	-4
w rede	-9
w redig	4
w redig oi	2
w referenc	15
w referenc di	16
w regal	-3
w regar	-7
w regar oi	-7
w regard op	-4
w regelmaßig	8
w regelmaßig oi	8
w regi	-2
w regi op	-3
w registr oi	-2
w regl	-3
w regl di	-3
w regl oi	-4
w regul	-3
w regul oi	-4
w regula	8
w regularidad	-6
w regularidad oi	-6
w reich oi	-2
w rejoig	-2
w rejoig op	-2
w rela di	9
w relanc oi	9
w relationship	-8
w relationship oi	-7
w relev di	-2
w relev op	-6
w reli oi	-2
w reliabili	-2
w reliabili di	-4
w rembour	5
w rembour oi	12
w remed	-2
w remed oi	-2
w remi oi	-2
w remind	-5
w remind oi	-4
w remo	-3
w remo oi	-10
w rempl	-5
w remplac	14
w remplac oi	8
w remun oi	-3
w rencontr	-11
w rencontr op	-11
w rendez-vou oi	3
w rentr	-3
w rentr op	-3
w repa op	-5
w repararl	-2
w repararl op	-2
w reparatur	3
w reparatur oi	-12
w repe	2
w repe oi	9
w replac	-12
w replac oi	-12
w repon oi	-2
w repond	-5
w repond oi	-5
w repond op	-5
w reprend oi	-2
w requ di	-5
w research	-11
w research oi	-11
w reserv oi	-13
w resid oi	4
w resolv	-7
w resolv oi	-7
w resp op	-2
w respec	-4
w respec oi	-10
w respond	-6
w respond oi	-8
w responsabilidad	-14
w responsibl	-5
w responsibl op	-5
w respu	-9
w ressembl	-4
w ressembl op	-4
w rest oi	-4
w restaur	-2
w restock	-13
w restock oi	-13
w resul	-2
w resul oi	-9
w resulta	-2
w resultad	3
w resultad oi	5
w resum	-9
w resum op	-9
w retour	-2
w retour oi	-2
w retr oi	9
w retribuc	-3
w retribuc oi	-3
w richtig	-3
w richtig op	-6
w rien op	-3
w righ di	12
w righ op	-6
w rigu	-4
w rigu di	-4
w ring op	7
w risik	-8
w risik oi	-8
w risk oi	-2
w road	-2
w robo	9
w robo oi	9
w roll op	-2
w rond	-9
w rond oi	-9
w rota oi	3
w rough	-9
w rough oi	-7
w round	5
w round op	-12
w rout oi	-5
w ruckgab	-5
w ruckgab oi	-5
w rufe	-5
w rufe op	-6
w ruhe	-6
w ruhe di	-7
w rule	-5
w rule di	-18
w run di	-6
w runn oi	5
w runn op	-2
w runs op	-15
w rythm	-2
w rythm op	-4
w sabbat	13
w sabbat oi	13
w sabe oi	-18
w saber	-7
w sacar	-5
w sach oi	-2
w safe	-4
w safe di	-3
w safe oi	-8
w safer oi	-3
w said	-11
w sala op	-6
w sale oi	9
w salir	-11
w sall oi	11
w salo	-3
w salo oi	-2
w same oi	-4
w sampl	2
w sampl oi	3
w samstag op	-4
w sani	2
w sanitarraum	-4
w sanitarraum oi	-4
w sano	-5
w sano op	-5
w sans di	-5
w sap oi	8
w saturda di	-9
w saturda op	-6
w saub	-3
w saub oi	-3
w saub op	-2
w sauberke	-9
w sauberke di	-2
w save oi	4
w savo di	-12
w savo op	7
w say oi	-2
w schedul	-4
w schedul oi	-4
w schem	3
w schem oi	4
w schich	-5
w schich oi	-9
w schichtd	-4
w schn	-13
w schn oi	-8
w schneid	-3
w schneid oi	-3
w schnell	-2
w schnell oi	-9
w schnell op	-2
w scho	-4
w scho di	-14
w school oi	8
w schreib oi	2
w schri oi	-8
w schul	7
w schul oi	13
w schw	5
w schwerpunk	5
w scienc di	-7
w scol	15
w scre	-12
w scre di	8
w sea	-2
w sea oi	-3
w sea op	-2
w sean	-4
w seas oi	10
w seas op	-8
w sech op	-6
w second di	12
w second oi	-3
w sector	6
w sector di	8
w securi oi	-2
w securi op	-2
w seek	-7
w seek op	-7
w segu	-4
w seguimi	-11
w seguimi oi	-9
w segund op	-8
w segur di	-13
w segur oi	24
w seguridad di	8
w seguridad oi	-3
w sehr	3
w sehr di	3
w sein	-4
w sein op	-7
w seit	-4
w seit op	-8
w selb oi	-2
w sell oi	9
w selo	-2
w selo oi	-4
w selt	-5
w selt op	-5
w sem	-3
w sem oi	-3
w seman	-6
w sencill	-5
w sencill op	-3
w sens	-2
w sent di	-5
w sepa op	-2
w sept	-5
w sept op	-5
w septemb	-3
w septemb oi	-4
w ser	-6
w seri	3
w seri op	11
w serieux	-2
w serieux op	-2
w serv di	6
w sesen	-7
w sess	8
w sess oi	8
w set op	-3
w sett	-9
w sett di	-4
w sett oi	-8
w settl oi	-2
w seul oi	-5
w seve	-9
w seve oi	-9
w seve op	-3
w sexu	4
w shap	-10
w shap oi	-9
w shap op	-2
w shar di	-4
w shar op	-4
w shee	-7
w shee oi	-5
w shelv	-4
w shelv oi	-7
w shif di	6
w ship	-7
w shop oi	10
w shop op	-9
w shor di	-4
w show di	-7
w show op	-2
w sich oi	-7
w sicherhe	-2
w sicherhe di	-7
w sick	-6
w sick oi	-6
w sie di	-2
w sieb	-6
w sieb oi	-4
w sieb op	-13
w siemp	-2
w siemp op	-2
w sien op	-2
w sies	2
w sies oi	2
w siet	-3
w siet op	-3
w sigh	-5
w sign di	3
w simp	-6
w simp op	-4
w simpl	-5
w simpl oi	-3
w simpl op	-7
w sin di	-9
w sinc	-7
w sinc op	-6
w sind oi	-8
w sing	-14
w singl op	-3
w sinn	-4
w sinn di	-4
w sist oi	5
w sit oi	4
w siti op	-4
w sitz	-9
w sixt	-9
w sixt oi	-9
w skifahr	13
w sleep	-3
w sleep op	-3
w small	-2
w small di	-6
w small oi	-3
w smil	-12
w smil op	-7
w smooth oi	-2
w sobr	-7
w sobr op	-11
w soci	3
w soci oi	4
w softw op	-3
w soi	-8
w soig	-3
w soig di	-6
w soign	-7
w soign di	-8
w soin op	-3
w soir oi	2
w sola	-6
w sold	11
w soll	-4
w soll op	-4
w solo	-4
w solo op	-7
w soluc	-4
w solv	-5
w solv oi	-6
w somebod	-9
w someo	-2
w someo op	-5
w someth di	-10
w somewh	-11
w somewh op	-11
w somo	-4
w somo op	-4
w son di	-8
w sonntag	-10
w sont oi	-6
w sopor	8
w sorg oi	-4
w sorgf	-3
w sorgfaltig	-6
w sorgfaltig di	-4
w sort	-5
w sort op	-8
w soud	-9
w souh	-4
w souh op	-5
w sound	-2
w sound oi	-3
w sound op	-3
w sour	-10
w sour op	-12
w sourc oi	-6
w sout	-8
w sout oi	-9
w spac	5
w spanish	11
w spanish di	11
w speed	-4
w speed di	-5
w spend	-5
w spend oi	-7
w spir	-2
w spir di	-2
w spor	12
w spot	-3
w spot oi	-3
w spotl	-13
w spotl oi	-13
w spread op	-8
w spreadshee	-10
w sprech oi	-15
w sprich	-3
w sprich op	-3
w spring	12
w spring oi	8
w spur	-3
w spur op	-3
w staatlich	-11
w stad op	-2
w staff	4
w staff oi	16
w staff op	-2
w stag di	16
w stag oi	15
w stam	-2
w stam di	-2
w stammda	-4
w stammda oi	-4
w standard oi	-19
w standhal	-2
w standhal op	-2
w standor	-4
w standor op	-4
w star op	-3
w stat op	6
w statu	-12
w statu oi	2
w stead	-2
w stead di	-4
w steh oi	-10
w stell oi	6
w step oi	-2
w still oi	-2
w stimm oi	-8
w stm	-12
w stop	-3
w stop oi	-6
w stop op	-2
w straigh	-7
w strang	-7
w streich	-13
w streich oi	-13
w stric	-3
w stric di	-3
w strong	-4
w strong di	-4
w structu	-2
w structu op	-2
w stuck oi	-9
w stud di	7
w stud oi	4
w stud op	-4
w studium	2
w stund	-2
w stund oi	-4
w stund op	-3
w styl	-4
w styl di	-9
w subjec	2
w subjec di	-2
w subsidi	2
w subsidi oi	2
w subvenc	9
w subvenc oi	9
w succ	6
w succ op	6
w such oi	-5
w sueld	-6
w sueld op	-6
w suit op	-3
w summ	-5
w summ op	-11
w sunda	2
w sunda oi	4
w superv	10
w superv oi	12
w supervi	18
w supervi oi	18
w suppor	-2
w suppor oi	-2
w sure	-4
w sure oi	-2
w sure op	-2
w surg	-4
w surg oi	-4
w surtou op	-4
w surveill oi	-3
w sus	-4
w sus oi	-6
w syst oi	-3
w syst op	3
w tabl oi	3
w tableaux oi	-3
w tact di	-4
w tage oi	-5
w taglich	-20
w taglich op	-12
w taill	-10
w talk di	-6
w tall	3
w tall oi	3
w tamb op	4
w tank	-2
w tank oi	-2
w tant	-6
w tare di	-5
w tare oi	-5
w tarif oi	2
w tarif op	-8
w tarje	3
w tax	9
w teach di	-14
w team di	-4
w team oi	-2
w teamge	-10
w teamge di	-10
w techn op	-2
w technolog	-3
w tecn	11
w tecn di	11
w teil oi	-2
w teilnahm	-3
w teilnahm op	-3
w teilze	-3
w telef	-5
w telef di	-4
w telef oi	-8
w telefo	8
w telefo oi	14
w telepho	2
w telepho di	-8
w telepho oi	8
w telepho op	9
w teletrabaj oi	-6
w teletravail oi	-7
w tell oi	-3
w temp di	-3
w temp op	-9
w temperatur	-5
w temperatur oi	-5
w tempor oi	16
w ten	-2
w ten oi	-4
w tener	-2
w tener di	-3
w tenir op	-2
w tens	-8
w tenu oi	4
w terapeu	7
w term oi	-6
w terr oi	6
w terras	-16
w tete	-4
w texa	8
w text di	-15
w thank	-7
w thank oi	-7
w their	-3
w their op	-2
w them di	-3
w them oi	-4
w ther oi	-2
w therap	3
w therap oi	-4
w think	-9
w think op	-8
w thir	-2
w thir op	-9
w thorough	-3
w though	-6
w thousand	3
w thousand op	3
w thre op	-3
w thread	-5
w thriv	-5
w thriv op	-5
w through op	-3
w ticke	2
w ticke di	-13
w ticke oi	11
w tidy	-5
w tidy di	-5
w tiemp oi	-7
w tiend	4
w tiend oi	6
w tigh	-6
w time di	-5
w tisch	-6
w tisch oi	-9
w titl	4
w titres-restaur oi	-5
w titul	19
w titul di	12
w toca	-5
w toca op	-5
w toda	-3
w toda op	-6
w todo di	-5
w todo oi	-2
w togeth op	-5
w tomar	-7
w tomar oi	-7
w ton	-6
w ton oi	-6
w tone op	-4
w tono	3
w too	-7
w too oi	-3
w too op	-8
w tool di	-2
w tool op	-5
w top op	6
w total	-5
w touch di	5
w touch oi	-5
w touch op	-7
w tour op	3
w tous oi	4
w tout oi	-2
w toward oi	-6
w towel	-8
w towel oi	-8
w trabaj di	-2
w trabaj oi	-8
w trac di	8
w trad di	-3
w trad oi	-8
w traff	-5
w trai oi	4
w trai op	4
w tranquil di	-8
w transmet	-6
w transmet oi	-2
w transmi	-3
w transpor	14
w transpor oi	2
w trat	-5
w trat di	-4
w trat oi	-15
w tratami	3
w tratami oi	3
w traz	-11
w treizi oi	3
w tres op	-2
w trim	11
w trim oi	3
w trip	3
w trip oi	3
w troi	-6
w troi di	-11
w troi op	-2
w trotzd	-6
w trotzd op	-6
w trying	-2
w trying oi	-2
w tur	-8
w turi	8
w turn di	-7
w turn oi	-4
w tus oi	-4
w tut	-3
w tuya	-8
w tuya op	-8
w twen	-18
w twic op	9
w typescrip	-8
w typescrip oi	-2
w typing	14
w uberblick	-6
w ubernehm	9
w ubernehm oi	-2
w uberwach	3
w uberwach oi	3
w uhr	-4
w umsetz	-5
w umsetz oi	-2
w umso op	-15
w umzug	-8
w umzug oi	-8
w und di	-3
w und oi	-2
w under di	-5
w under oi	-6
w understand di	-8
w understand oi	-5
w ungesag	-4
w ungesag di	-4
w uniform	14
w uniform oi	15
w uniform op	3
w unlimi	7
w unos	-6
w uns oi	-9
w unse oi	-4
w unser op	-4
w unter	-7
w unterlag	-2
w unternehm	-4
w unterrich	-10
w unterstutz	-3
w unterstutz oi	-3
w unterstutz op	-2
w untersuch	7
w untersuch oi	9
w until oi	-10
w unusu	-3
w unusu oi	-3
w urlaub	-8
w urlaub oi	-8
w urlaubsgeld	10
w urlaubsgeld oi	10
w usar	-3
w use di	-7
w used di	-3
w useful	-11
w useful di	-3
w usin	6
w using oi	3
w util oi	-3
w utilisa op	-8
w vacanc	3
w vacanc oi	3
w vacc	9
w vacc oi	6
w vacu	15
w vale	2
w valid	-3
w valid di	-8
w valor oi	-3
w valu oi	-5
w vari di	-6
w vaut	-3
w vaya	-3
w vaya op	-3
w vea	-3
w vea op	-3
w vece	-2
w veci	-3
w vehicl oi	-2
w vehicul di	8
w veill	-4
w veill oi	-4
w veill op	-3
w vein	-3
w vein op	-3
w ven	-6
w ven op	-6
w vend op	-3
w venir	8
w venir op	15
w vent oi	-5
w vent op	6
w vera	2
w verand oi	-3
w verantwor op	-3
w verbess	-3
w verbess oi	-3
w verbind	-2
w verbind op	-5
w verbr	-5
w verbr op	-5
w verd	-5
w verd op	-3
w vereinb	-10
w verfas	10
w verfas oi	10
w verges	-3
w vergunstig	8
w vergunstig oi	8
w verif	-11
w verif oi	-13
w verkauf	4
w verkauf oi	-4
w verlang	-6
w verlang op	-6
w verlasslichke	-3
w verlasslichke di	-4
w verleg oi	3
w vermogenswirksam	5
w vermogenswirksam oi	5
w verschwiegenhe	-18
w versorg	-3
w verspa	-3
w verstandig	-2
w verstark	-5
w verstark op	-5
w versteh di	-6
w vert	-5
w vert op	-5
w verteil	-14
w vertre	17
w vertre oi	17
w verwal	9
w verwal oi	5
w very	-3
w very op	-3
w vete	3
w vete oi	3
w veul	-5
w veut	-3
w vez oi	3
w viaj	4
w vida oi	-7
w vide	13
w vide oi	13
w vie oi	-2
w viel oi	-8
w viel op	-4
w vien	-5
w vien op	-3
w vier di	-9
w vierg	2
w view	-2
w view oi	-5
w vigil oi	-5
w vill oi	10
w visag op	-2
w visi di	2
w vist	-12
w vitr	-2
w vitr oi	-2
w vive	-2
w vivr op	-4
w voic	-5
w voic di	-2
w voic op	-6
w voll oi	-9
w vollstandig	-2
w vollstandig oi	-2
w vollze	-9
w vollze oi	-11
w volum	-5
w volunt di	-6
w volv	-4
w vom op	-3
w vorau	8
w vorau op	11
w vorkenntnis	-17
w vorkenntnis di	-17
w vorteil	5
w vorteil di	8
w vorteil oi	-5
w vorteil op	9
w vorzuberei	2
w vorzuberei op	-3
w vos oi	-2
w votr oi	-6
w vous di	-9
w vous oi	-3
w vuel	-3
w vuelv	-8
w vuelv op	-8
w wach	-2
w wach op	-3
w wahl	-5
w wahl oi	-5
w wahrend	-5
w wahrend oi	-5
w wait	-2
w wait oi	-4
w wald	-6
w wall	-2
w wand	-8
w want	-2
w want oi	-3
w want op	-3
w ware di	-10
w ware oi	2
w warm	-10
w warm di	-5
w warmth	-10
w warmth di	-3
w warn	-2
w warn oi	-2
w warr	11
w wart oi	-7
w wart op	2
w warum	-7
w wasch	6
w wasch oi	-6
w watch op	-2
w water oi	-8
w wear	-5
w weath	-4
w weath di	-5
w websi	4
w week-end	-4
w week-end oi	-3
w weekend	-5
w weekend di	-7
w weekend oi	-3
w weg oi	-6
w weg op	3
w wege	-3
w wege op	-4
w weigh	-2
w weigh oi	-12
w weihnachtsgeld	14
w weihnachtsgeld oi	14
w weil	-4
w weiterbild	-4
w weiterbild oi	-4
w weiß	-5
w weiß op	-4
w welch	-2
w welcom di	-3
w welcom op	-4
w wenig	-8
w wenig oi	-9
w went	-10
w wer oi	-5
w werkzeug di	-4
w whatev di	-2
w whatev op	-2
w wherev	-7
w wherev op	-7
w wheth	-3
w wheth op	-6
w whil	-5
w who di	-5
w whol oi	3
w whol op	-2
w why oi	-2
w wichtig	-3
w wichtig oi	-12
w wide	-12
w wie di	-2
w wie op	-2
w wiederkomm	-3
w wiederkomm op	-3
w will di	-8
w window	15
w wint	14
w wir oi	-8
w wird	-4
w wird op	-8
w wish	-10
w wish di	-3
w wish oi	-11
w with dp	-5
w withou di	-7
w withou oi	-2
w woch oi	-3
w wochenstund	-9
w wochenstund oi	-10
w wochentlich	11
w wochentlich oi	11
w wohn	-6
w wohn oi	-5
w wohn op	-7
w woll	-4
w woll oi	-3
w woll op	-4
w word op	-6
w workplac	2
w workplac oi	2
w workshop oi	5
w worr	-9
w worr op	-7
w wort di	2
w writ di	-3
w writ op	-4
w wunsch oi	-4
w wurd oi	-6
w young	-18
w young oi	-8
w yourself di	2
w yourself oi	-3
w zehn	-11
w zehn oi	-10
w zehn op	-7
w zeich	15
w zeig oi	-6
w zeit di	-2
w zertifiz	7
w ziel	-4
w ziel oi	-6
w zimm	-3
w zuberei	-3
w zuberei oi	-3
w zuer op	-2
w zugleich	-4
w zuhor op	-9
w zulas	-5
w zum di	2
w zunach	-5
w zunach op	-5
w zur di	-4
w zusammenarbe	-12
w zusammenarbe oi	-12
w zusammenarbei	-6
w zusammenarbei oi	-6
w zuschu	5
w zuschu oi	5
w zustand	-7
w zustand oi	-3
w zuverlassig di	-4
w zuverlassigke	-5
w zuverlassigke di	-5
w zwanzig	-4
w zwanzig op	-4
w zwei di	11
w zweifel	-2
w zwisch oi	-5
w zwolf	-2
w zwolf op	-2
w œil	-7
words 0 oi	-3
words 0 op	-3
words 1 dp	-4
words 1 op	-5`
