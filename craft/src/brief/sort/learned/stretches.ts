/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	tQ
! !	tV
!$	tQ
"	r\`
" (	aHeStX
" 0	bTqUrK
" a	qJsStW
" but	aYrR
" dans	rQ
" das	qU
" et	rT
" i	rQ
" in	r[
" keine	qKrJs]
" ni	rQ
" no	rV
" not	sT
" or	jR
" pls	rS
" rockstar	rR
" schreiben	pJ
" so	cYqUrK
" wir	rRsI
" y	rQ
"$	qSrZ
#1	cWiTtQ
#capitals	jX
#money	g]
$ 0	fKgSkW
$ 00	gT
$ 000	hX
$ 900	hU
%	gQhQ
% +	gThI
% 00	fKgT
% also	fWgH
% auf	fJgKh\\lJ
% de	gW
% en	gJhTiJ
% et	hKqX
% for	bKdUsK
% free	iS
% holiday	gQhH
% match	gKhT
% mobil	d\\fJgHhJpJ
% of	hSiQ
% off	fGgKhb
% on	gT
% over	gU
% paid	hT
% pension	hXiF
% shift	gUhJ
% sobre	gQ
% sur	gQhS
% target	gW
% travel	nW
% variable	gV
%$	f^gShQ
&	bY
& 0	bIf_iK
& a	hKjX
& c	aWbJjKlYtK
& d	iVqT
& e	aXbGiTjI
& l	iWjQ
& op	aSjUtI
& p	aUbGjWtF
& r	aXbKhSiJjJlItI
& thu	dUfIpV
&$	iY
( !	bJf\\hInJoI
( $	gWhI
( 0	aRjAkUmT
( 00	bQ
( 000	fJ
( 0000	eViU
( b	hU
( bezahlt	pR
( c	aZiJjJtH
( class	iKjTmI
( das	iSqS
( don't	qZsJ
( drittmittel	aJbKeY
( e	aX
( el	aIfKqUtK
( groupe	bXeJgRhI
( h	bQcU
( head	iJmW
( in	aSbIjR
( iso	jT
( ja	aRcKfIhQqKtU
( je	fKiY
( jusqu'a	gThH
( k	gGh[
( le	aX
( m	aY
( market	bRfRiK
( maternity	e\\qKtE
( media	gRhJmV
( mid	aW
( mon	dXeKfHqT
( nach	cHqZ
( ne	aX
( no	fRlSpR
( not	jTkKlR
( oder	jKqUtS
( one	aSnU
( or	gKjW
( oui	fItW
( pagada	cHdJgThJnT
( que	qQrR
( the	dKq\\
( uk	aWcK
( una	fS
( w	aX
( we	gKhSiUjQ
( yes	h[
( you	hUrT
( zwei	bTiKpV
+ $	fFgIhJjBk_lB
+ +	iTjR
+ 0	mS
+ 00	gYhQ
+ a	hQ
+ anos	hIj[mH
+ bh	hUiKjK
+ bonus	aKcKeKgWhGiKjGkGlKmKoKqKrKsKtK
+ comisiones	bK
+ e	jV
+ ecocheques	hR
+ english	rR
+ equity	jQkK
+ every	fQ
+ fri	aKdJfRoV
+ interessement	fJgX
+ panier	fK
+ participation	gU
+ plus	gW
+ prime	gSsS
+ primes	aK
+ propinas	gQ
+ rtt	hU
+ sat	bTgQ
+ the	hR
+ tips	sR
+ umsatzbeteiligung	gX
+ xmas	hViKjJsR
+ £	fI
+$	gTjS
-'aise	j[
-'au	oS
-'d$	gIhFj]kJ
-'en	bUoT
-'ll	jU
-'s$	bUfU
-'sagt	qS
-'t$	lUqRrW
-'un	aQ
--auto	aJbHdJeHgEhZiIjRmInSpGtK
--call	gUqR
--deux	gThJiSqK
--down	iU
--file	cJgWiZjKlH
--five	gXhS
--form	r\\
--four	bRhQ
--frei	bFcEeVqKtW
--home	bUpR
--huit	fWhJo^qJtK
--in	fIiRpX
--la	kKqUrX
--le	iIjWrV
--midi	fX
--ones	gTqR
--only	eWfHjJlS
--over	fIiTqW
--sept	aIiFoZ
--size	bW
--star	bYcKiGjK
--surg	aYcGfJ
--tech	b[cGjKtJ
--term	aKeTqV
--time	eX
--tu	qUtV
--type	eT
--up	bThTiToQ
--vous	aRiQ
--watt	jJkW
--year	eY
-00$	kVpS
-a's	eIhKoVqS
-aal	bUiJqV
-aar	aKbTrW
-ab$	jT
-aba	cTqZ
-abado	fY
-abaja	fX
-abajo	dRiX
-abatt	gJh[
-abe	aKi\`
-abend	fKhZ
-abeza	iTsX
-abies	mTqT
-abine	aJbEcGdCeIfIhUjGkHt^
-ablan	iQqT
-ablar	iQkU
-ables	bKeShSjS
-ablet	aIfGhXiQ
-abord	iKrX
-abour	qT
-abras	rX
-ac$	c[tS
-acant	iT
-ace	aQiW
-ach	c]pR
-achen	cQiUjR
-acher	a[bQtE
-aches	jV
-achst	tS
-achte	fYqS
-achts	iW
-acias	bTiJtZ
-acies	bYiIpItX
-acing	bXqStJ
-acion	hS
-acite	jR
-ack	bKi[lI
-acked	aEbYfJhYiKjKtF
-acken	jQlS
-acker	aDb\\iItF
-acons	aWeKfJiIjKlKmJsK
-acted	eVfIiIp[tJ
-acter	pX
-actor	eViV
-acy	eQiSjRlJ
-adame	tR
-adder	hQjRlIqR
-ade	gRhKjSmQ
-adege	tS
-ademy	cUlU
-adena	bWhR
-adera	cY
-adero	aUbU
-aders	dYtR
-adies	iTsR
-ading	cRrU
-admap	iW
-adora	bUjR
-adout	dKf\\iCoGpEqXrK
-adrar	eJiV
-adrer	mS
-adres	hSsY
-adrid	cQnR
-adros	iW
-ads	aKgYmS
-adt	cY
-aduca	iQqV
-ady	iQsQ
-aeg	kY
-aelle	iGmWqS
-af$	jW
-afe	aJcYiEqJrR
-afety	aShK
-affen	eJiWqS
-affic	aKbSnU
-afico	pS
-afo	cHfJhIiHjRpIrZ
-afond	qV
-aform	iRkX
-aft	aR
-aften	aUbJjS
-after	eKfIiJlHoUrJsZ
-aftig	jUsU
-ag$	hQ
-aga	bIcHh\\iDkDlIpI
-agada	cJgUnQ
-agado	hUpS
-age	iR
-agena	cUjRtJ
-agers	mQ
-agger	jUqK
-agina	rS
-aging	bQgFhR
-agner	iQ
-agnes	bRcIeKiZpJ
-agnie	aIbXqU
-ago	cS
-agoza	cVnS
-agram	iHjIlVrS
-ags	fU
-agt	fU
-agues	iGjR
-ah$	gVmK
-aheim	hQnQ
-ahili	cIjTkT
-ahl	pU
-ahlen	gQhSlT
-ahmen	fVnX
-ahnen	bTiKqRrU
-ahr	oY
-ahrer	aX
-ahrig	jS
-ai$	c^iKpJ
-aid	bR
-aie	cThKsZ
-ailer	aSrV
-aille	aJiTsRtK
-aim	hWjR
-ain	cT
-ained	jQpHqVrR
-ainee	jIlSmW
-ainer	sQ
-aines	hUlToR
-ainne	aImTrW
-aints	i\\
-air	mXqQ
-aires	bSiU
-airie	bQcT
-ais	lQ
-aised	bS
-aiser	hV
-aises	bU
-aison	bU
-ait	kWqW
-aja	fQjKkU
-ajado	gTkTlQ
-ajaja	qV
-ajara	aKmT
-aje	qW
-ajera	aVcTfF
-ajets	gFhXiGnV
-ajo	iU
-ak$	aXcIfSiI
-ake	iU
-akers	jGsT
-aking	k_
-aks	fQ
-akt	fXhKtH
-ala	aUtS
-alada	aIcTqT
-alary	gVrW
-alate	jW
-alb	tR
-alben	bIgTiQ
-ald	c]hIoR
-aldad	iQrU
-aldas	jT
-ale	bScQ
-alent	aRj\\
-alers	bScKiX
-alets	aGb[
-aleur	jR
-alfte	dUhS
-ali	cZ
-alian	jZkC
-alida	qT
-alide	jWqQ
-alien	aTkT
-alina	bT
-alise	bViSjK
-alist	aXjStC
-alite	aQcJmQsQtQ
-ality	aFbUrU
-all	aHc\\tJ
-allas	iToV
-alled	iRjT
-allen	mS
-aller	bQ
-alley	bScQ
-allos	jV
-almas	cQiS
-alo	kQr]
-als	iU
-alt	cU
-altas	jSrT
-alten	iSrR
-alter	a\\gTjWtH
-altet	r[
-altst	jX
-alyse	aQhRiWlS
-alyst	aWmR
-alz	aIbXcCjQ
-ama	cVeU
-amada	pZ
-amais	fQiKpQ
-amber	iJjUsQ
-ame	jV
-amedi	fR
-amera	qGs^
-amica	aIb\\
-amily	bQhR
-amina	iSjT
-aming	bSjR
-amion	bQh[tK
-amish	bRjTqQ
-amm	hSiS
-ammen	dQtQ
-ammer	aQhQ
-amo	iT
-ample	pr
-ampus	cUhR
-amt	aV
-an$	cW
-anaba	cYlK
-anada	lJnZ
-anage	qKrVtQ
-anana	fSpR
-anced	hUjQ
-ancer	q[
-ances	jQnR
-anche	fQlQ
-ancia	cHdYnRpT
-ancos	iV
-andar	pS
-andby	fTgR
-anded	jGkHlWqS
-andel	b[gQpJtK
-anden	iFtT
-ander	jSqY
-andes	bYiQ
-andig	aRiWjI
-andit	aJtY
-andle	iSjQ
-andra	bHcFiVqTsQtK
-ane	hQiUkS
-aneja	kT
-anejo	jW
-anent	e[
-anese	fJkQsX
-ang	cS
-anged	jUqT
-angen	cZgKoUrR
-anger	aQkJqRsR
-anges	iXrS
-angig	bIhKjTlR
-angue	kT
-anian	jIlSsQ
-anica	iGjX
-anico	bWsStK
-anier	gUhS
-anies	bY
-anina	aS
-aning	bIhJiRjFsU
-anish	jRkQ
-anist	jRmV
-ank	b]
-anken	bXcEgTtT
-anker	pIq[sH
-ann	tT
-anned	aIbQ
-annee	jUlS
-annel	bJcKeViJjEtT
-annen	aKbWiQ
-anner	oR
-annes	cY
-annot	jT
-annst	kSrQtS
-annte	j^qJ
-ano	kT
-anolo	qX
-anque	qQ
-ans	cXsW
-ansea	nU
-antal	cR
-antar	jT
-anted	aRtR
-anten	iRkRmS
-antes	aS
-antia	gV
-antil	cGeZ
-antin	aGiKmVtS
-antor	tT
-anual	jQkUqQ
-anuar	eRfRiKpQ
-anung	fRjFsV
-anz	bY
-anzen	i[
-anzig	mU
-ao$	cShT
-aos	kVqX
-ap$	bX
-apa	cVjW
-ape	oW
-apers	iVjJlT
-aph	iRtU
-apham	cU
-aphie	hIjSk[lKmK
-apier	kR
-apist	aQhSmQ
-app	pQ
-apped	gV
-appel	qY
-appen	gKiJjRnKpYqSsJ
-aptop	hY
-apy	kW
-aques	fY
-ara	gKhYkW
-arado	gWhJrW
-arage	aSbQmR
-araje	hQ
-arb	aXbIcIdSrKtH
-arche	cXqS
-arcus	pIsQ
-ard	tR
-arded	iIjStY
-arden	bUkSoJ
-arder	aTpKqSsWtK
-ardes	fS
-ardia	fX
-ardin	hW
-are	gHhVjS
-areas	bRiS
-areer	eT
-areme	g[
-arent	fKkWpS
-arers	aKiU
-argar	i[
-argas	iRsT
-arger	iQqY
-arges	sW
-arget	gQiS
-argon	rX
-arian	fKhKiKjQkKlR
-arias	aTiW
-ariat	aSbS
-ariee	jJlY
-arier	sWtW
-aries	bV
-arifa	gVpR
-arina	cV
-arine	aU
-aring	iQ
-arios	iSmS
-arish	aR
-arity	jHkWlU
-ark	bUcYiKjQ
-arken	bXcSsU
-arket	iQjK
-arler	iIjT
-arles	iTqV
-arm	fHiVjUpK
-armen	hDiW
-arnet	jS
-aro	cQ
-arque	bWsS
-arrer	aKbRmZ
-arrio	bUcSfK
-arrow	cQjU
-ars	dJeKiXjTpW
-arsal	gRjS
-art	oQtR
-artal	fRqT
-artas	qX
-arted	bShJiRjT
-arten	bVcIhXiHjJtS
-arter	hKnQ
-artet	bRkW
-artin	hUqV
-artir	lT
-artos	cUpTtK
-arung	pR
-arzte	bRgYiRtK
-asado	oSsR
-asenz	dW
-ashed	hYjJpIqX
-ashes	bXcJiT
-asico	gTkU
-asics	lS
-asing	jR
-asion	iVjKrQ
-asn't	qX
-asons	bTdR
-asque	cXhU
-ass	fKgShZiTjF
-assed	qQ
-assel	cR
-assen	rR
-asser	jUpS
-asses	bWfUhJ
-ast	iY
-asted	bUiJ
-asten	lTrV
-astle	bQcWjJpS
-astro	cUjTlR
-astry	aTiWtJ
-asual	eY
-asz	rR
-ata	bSgXrW
-ate's	kVqR
-ateau	aQbKcS
-ately	bQ
-atest	gIo^pHsK
-ateur	a\\kQ
-ath	jKrU
-athon	tT
-ati	fHhDiKk\\
-atica	hRiX
-atics	bWcHgKiI
-atima	gHmT
-ating	dViQ
-ation	iT
-atios	iQ
-ativa	bR
-ative	jX
-ativo	aRqRsS
-ato	eSiT
-ators	aRbVtJ
-atory	aScJfWtK
-atrie	aR
-atron	kSpR
-atsch	bKcJiYtC
-att	hR
-atten	bZ
-atter	fKjZlQtK
-atung	aYcHfRjFkT
-atura	aVjKlXqJ
-ature	bIdR
-atz	cQrQ
-atzen	bVhVqV
-atzes	q[
-au$	aUca
-aub	hUtQ
-auber	iRtT
-auche	q^
-aucht	aBjIlTnQtV
-aud	m\\
-auern	cGiUjIkY
-auf	iR
-aufen	bU
-aufer	aYjTtI
-auing	aViKjR
-aults	iVjI
-aum	b^cInR
-aumen	iWj]kHlFtF
-aus	b]
-ausen	bFcaiG
-auser	aKb[iTtF
-aut	qV
-auter	bXqR
-autes	aJbSqQrV
-autre	qZ
-aux	iR
-außen	cSjTnU
-av$	gTiU
-avail	dS
-avaux	aQiJmT
-ave	aEbUcRjIkYtI
-avian	kS
-avier	aFc]tI
-aving	qR
-avoir	fQjS
-avour	gUkU
-aw$	aKhKjYmX
-awick	cS
-awing	iRqT
-awyer	aUbJjKsRtK
-ax$	cYmG
-aximo	rWsT
-aya	c[
-ayage	iVtJ
-ayees	gTnU
-ays	fV
-ayuno	hTiQ
-az$	bTrU
-aza	aSpSqT
-azada	qW
-azado	bYjK
-azo	qUtW
-aße	cSpR
-ba$	cYjKkT
-bably	aGiKkKmJrJsStX
-bad	aCbVcXkJtI
-bados	fW
-bains	cdiB
-bajar	jZ
-ban	aT
-bao	cT
-bar	fWjS
-bares	cKhGiTtT
-bas	jUpT
-based	aJbTcBd[fJiGmI
-bau	aTbc
-baude	cQiS
-bauen	i[
-bauer	aTmUpS
-be$	eSgRiT
-bed	bQjGlX
-bel	fRgQiJoQ
-bemos	jKlTqU
-bende	f\\nH
-bends	fViH
-benso	lU
-beres	aKbVjT
-berin	bQtR
-berlo	fTqR
-bes	cViJjH
-betes	iT
-bezug	gXjK
-bi$	hSmW
-bia	cXqXrJsI
-bidas	bX
-bie	e\\gIhSiKjEkH
-big	kKqT
-biles	dQhGpU
-bines	bV
-binet	bVjQ
-bio	iQ
-bir	iQ
-bis	iRmV
-bisch	cQj@kSlW
-bject	rStR
-bke	mQ
-bla	rQ
-blado	jJkQqQ
-blatt	hSrVtV
-ble	jR
-bleau	jT
-blich	aU
-blico	eS
-blier	qWtT
-bling	pKqVrUtE
-blish	qWrR
-bloux	c]
-bly	aHsXtW
-bmast	iUqS
-bo$	kQ
-board	fXiVqVrR
-boden	aJcIi[jH
-bon	aKcVdKiS
-bonne	c[
-bonus	g\\
-books	bSjV
-bor	aSmStI
-boral	pX
-bourg	bRhI
-bouts	iVjKtQ
-bra	gQpSrS
-braba	qS
-brary	bWqK
-brazo	tZ
-bre	o\`
-brero	oSpS
-bride	aKdUhT
-brido	cQdW
-brief	cKiSjZ
-bro	qXtK
-bruar	jQoTpR
-bs$	cW
-bsatz	cKrXtT
-bsite	r[
-bspot	gKiR
-bsrat	jTqV
-bst	rV
-bsten	oQsT
-bt$	fV
-bunal	pR
-burgh	cU
-bus	hX
-by$	aSc\\iJjF
-bys	cXjZ
-c-feb	bJfVoT
-ca$	cT
-cable	fShTjT
-cad	jXkR
-cador	iRrQ
-cadre	m[
-caise	s\\
-cales	bVsR
-calls	cJfShKi\\nI
-cally	cQdItS
-cam	jX
-camos	bUtR
-can	jXsT
-cancy	qTtQ
-cando	fKjS
-cante	aTcUdHqJ
-cants	jRqKsR
-cap	jRrV
-car	aIdRiRtR
-caria	iU
-carts	iR
-cas	bW
-caser	jS
-cat	iIj\\
-cates	lU
-ccent	s\\
-ccess	bRiS
-ccion	hQ
-ccord	hW
-ceaux	qQ
-ced	aRhS
-ceite	bQgQiQ
-cemos	b[
-cence	jWlQ
-cense	gSjUkR
-cente	hQjR
-cents	lJsW
-cer	aV
-ceros	aHbZcK
-cesos	iS
-ch$	cV
-cha	aQcV
-chaft	jS
-chale	eWgQjK
-chats	mQnS
-chbar	jQ
-chdem	gV
-check	gSqYtK
-cheid	c[fJiJrQtD
-chein	j_kWlQ
-cheme	nT
-chent	iKsVtS
-chers	bWhRiK
-chick	cEjZmKpQrK
-chien	fJgGhIiGjXnY
-chine	bSqT
-ching	eXiQjGkRlIqR
-chirm	jZ
-chl	jS
-chlaf	jW
-chlag	gYiQ
-chler	sX
-chmal	iItW
-chnee	jW
-chnen	fGhHj\\
-chnet	fQgV
-chnik	aVbRjSmQ
-cho	fVhJrQ
-chons	tQ
-chool	aQ
-chs	fUhTsT
-chsel	fTgJ
-chsen	aReHgR
-chste	bX
-cht's	jJlWqR
-chten	cTmQ
-chter	b\\cJkQrU
-chtet	hKmX
-chtig	eUfT
-chule	b^iG
-chung	cFi\`jKpKtI
-chuss	gHh\`iS
-chutz	cJjVkU
-chwer	pJsV
-chzig	cQdS
-ci$	lWpStS
-cia	cR
-cials	iR
-cians	lVmT
-ciate	aQgR
-cibir	iS
-cicio	aVjKpT
-cidad	jSqR
-cided	bQrRtR
-cie	aRkT
-ciens	bYcKmS
-cient	fUgT
-ciera	aX
-cific	bQcVdJ
-cil	bR
-cimos	fUmHpS
-cinas	bTsT
-cio	sQ
-cipal	aTbQ
-cipio	bTcKgIqTtJ
-cir	jR
-ck$	cUjS
-cke	iX
-ckend	aY
-ckers	aVcJeJfIiI
-ckets	lR
-cking	iTqQ
-cklog	dQiV
-cks	hT
-ckt	iGjX
-claim	hWjR
-clave	hTiU
-cle	jW
-cnico	jT
-co$	bR
-codes	iY
-colar	eRiQ
-coles	aTbQtJ
-com	aUkU
-con	aQc\`
-corah	cU
-cords	iW
-cos	aQjR
-cou	tT
-coupe	iW
-cours	fKhIjJl\`pFsF
-cp$	kV
-credi	fThSpQsI
-creen	pQqT
-creet	jTqV
-crete	jJs[
-cribe	gJhKqQrS
-cribo	tS
-cript	jVtS
-crire	tU
-crito	fUjU
-cross	nQ
-cruit	iRtT
-crute	iKjKtX
-cs$	aStQ
-cta	g[mR
-ctado	aJqYtU
-ctalo	rV
-cte	bSjT
-ctice	bY
-cting	bKiVpDr[tI
-ction	aR
-ctiva	jWqV
-ctive	jR
-ctivo	eUrZ
-cto	jT
-ctora	bSmVqR
-ctors	aSiYkV
-ctory	bKcWjT
-cts	bTiTkY
-ctual	rR
-ctuel	eUrW
-ctura	rT
-cture	sR
-cueil	cXiV
-cuela	bR
-cular	aQdX
-culas	iSjIrZ
-culos	iQjS
-culum	pS
-cus	pIsQ
-cy$	aGbReViHlKtU
-d's	bYcRkU
-dacht	gQpHqR
-dades	mS
-dados	iHjV
-daire	dKeJhIiHkJlWmKoJpIqK
-dal	aRcV
-dalia	cTtG
-dam	bKcUdRiRjIkK
-damos	lStW
-dan	gSmT
-dance	fIhV
-dando	fUiHjS
-dante	gQjV
-dar	jUpQ
-dario	fViT
-darse	dKeSoQqS
-das	bRjR
-daten	iSkRtR
-dates	qSsQ
-datin	eKpIqWtJ
-dau	bHc\\
-davia	cQkQ
-day	fS
-day's	aFqJsKtY
-dband	dRhT
-dby	fTgR
-dcare	hQjR
-dchen	eKfIm]
-dders	j[
-dding	bViToJ
-deaux	cVhRiK
-dec	fYmJpS
-ded	jR
-dee	bTcWiDmR
-del	bYdU
-demas	hSkT
-demia	bWcI
-demos	bTpW
-dence	pY
-dende	mW
-dener	aT
-denta	mVpX
-dente	q\\
-dents	bR
-deral	jRkFlW
-deras	aXbKeFfKiSjW
-derat	mVqT
-dered	eSlQ
-deres	iQjU
-deria	gIhVmV
-derly	bRrQ
-deros	bRiXsS
-derte	pS
-det	qTsR
-dez	hKiUjT
-dford	cT
-dgang	gWpW
-dge	cQ
-dgets	jU
-di$	fTiV
-dia	fX
-diana	bUcQtG
-diate	jQpU
-dible	iJjZsT
-dic	bR
-dical	hSkQ
-dicap	jRrV
-dicos	bHcQeJiU
-didos	iVoJ
-die	b]iRrH
-diert	bVqQ
-dig	j^
-diger	tS
-dilla	cWrT
-dillo	fUj[
-dimia	iQoS
-dimos	lS
-din	rV
-dings	jU
-dingt	qQrU
-dio	bX
-dique	cKjKtW
-dis	jUkT
-dised	hR
-dit	hT
-ditor	aZiH
-diz	bU
-dl$	qKsY
-dland	tW
-dle	cVjRoV
-dlers	aWsV
-dlich	iQjRlQ
-dline	pUrS
-dling	iRjRkT
-dlord	iU
-dlung	aKbHcIdJeKfHhKiZkIlHmKoJpGqKrGsDtI
-dly	hQjQ
-dnung	bTiSjT
-doc	cTgQqQ
-don	cR
-dor	aQ
-doras	b^
-dores	aVbQiTmR
-dover	oV
-dow	iRoR
-downs	iY
-dra	bKcHiUqS
-drait	aStQ
-dre	jS
-dredi	dQfT
-dress	cTdK
-dri	mVqQ
-dro	bQ
-droom	hW
-dry	aQhV
-ds$	iR
-dt$	bQcXiJ
-duate	aTiQjQ
-ducer	aY
-ducir	jR
-ducto	iR
-ducts	hYlJ
-dukte	cHfJhX
-dules	kV
-dults	kU
-dun	bGcafHhKmK
-duria	aGbYjQtE
-dus	iW
-dvent	oU
-dvert	rRtT
-dwerk	bSkKlWtJ
-dy$	h[kUpJ
-e-sat	fU
-e-thu	dY
-ea$	rV
-eable	bIcJeUjKkY
-eac	aR
-ead	bGc]
-ead's	tQ
-eader	aS
-eados	bQhSjTsQ
-eague	bStU
-eaker	jR
-eal	iQqHrSsU
-eally	sS
-ealth	hS
-eam	aQhDmdpJ
-ean	kS
-eaner	aT
-ear	jXrS
-ear's	hU
-earch	aTjQ
-earer	aRqY
-early	gSjTqS
-earse	iV
-eas	bRiR
-eased	bIcKiTqU
-eases	fKiV
-eason	kRoQ
-eater	cTjKkWlFqS
-eaton	cTjK
-eatre	bUjS
-eau	bU
-eaves	nUqS
-eb$	bQtS
-eba	eQpQ
-ebajo	mQ
-ebaut	jSoGqT
-ebden	cTqK
-ebe	aXjItI
-eberg	aIbQcW
-ebiet	cStS
-ebody	sQ
-ebook	rW
-ebote	iQqR
-ebout	jQ
-ebt	eQfXpI
-ebung	cR
-eburg	aHcVmQtK
-eburo	aTlR
-ec$	fX
-eca	cYiGrX
-ecast	iX
-ece	bVjR
-ecent	iQjR
-ech	aGb]cDiRkR
-echen	hRsV
-echos	iGsV
-echte	cJiIjZrR
-ecide	pQ
-ecino	tT
-ecion	jRpX
-ecise	rS
-eck	bUcWqStH
-ecoge	hU
-ecome	iQkKqQ
-econd	aS
-ecris	rY
-ect	eU
-ected	bTpQtR
-ectif	bFhZiHlIqW
-eda	aAcbfJtE
-edded	aV
-edger	aTiS
-edi	fV
-edida	jQqR
-edikt	mT
-edina	cV
-edios	iHjQtT
-edish	bWlU
-edits	hV
-edn't	lY
-edo	c^
-edula	jZ
-eduld	jW
-edule	fT
-ee$	mQ
-eed	sS
-eeded	lS
-eeder	qW
-eekly	iX
-eep	eJgSiS
-eeper	aXmS
-eer	aS
-ees	iS
-eet	cRqQ
-ef$	bJiIjSp[
-efahr	gS
-efaut	aJkS
-efere	fVqY
-eff	iHpUrKtU
-effen	nRqT
-efing	tW
-efits	aQhRqJrU
-eflex	hXjR
-efono	iR
-efore	jQoS
-efr	eV
-efuse	aQ
-eg$	cYeKiIjWtJ
-ega	cRfHqU
-egacy	eSiQ
-egado	gY
-egalo	aJbQkVsK
-egane	bVjW
-egian	hSjQ
-eginn	fVoV
-egion	aFcXhSnT
-ego	rQ
-egory	gKhVjQ
-egree	lU
-egt	b[qJ
-egues	mWtS
-egung	gJhXjV
-egura	aJbVcSiKtJ
-eguro	hW
-ehalt	gRqRrQ
-ehe	bXcXeJfJiEjJqFrKtJ
-ehind	cUhGjS
-ehler	qStT
-ehmen	iS
-ehn	gSiV
-ehors	qV
-ehort	bT
-ehpad	tS
-ehr	aYtK
-ehrer	aRiWtI
-ehrte	tR
-eht	mT
-eht's	fRoT
-eib	bUiIrQ
-eiben	jQ
-eiber	aRiX
-eicht	gQlStQ
-eid	cXiKjKpKtU
-eiden	iTlS
-eider	nQ
-eiern	iU
-eiert	fT
-eifen	iW
-eigen	iGlTpHqWrQ
-eiger	aVg[kK
-eight	aQcKgX
-eigne	bSqT
-eil	cRhQkT
-eilen	iQrV
-eilge	kT
-eille	bJcWeGjT
-eim	cZ
-eimal	nWqS
-eimer	kSqS
-ein	bQjXkV
-einde	aEb_cFpQtG
-einem	bTtR
-einen	iWsS
-einta	qQ
-einte	fY
-eirat	qY
-eis	bQ
-eisen	eKhDiTlHn^qQtJ
-eises	aKbT
-eitag	fU
-eiten	hRiS
-eiter	a\\
-eitet	fRhKiVjHoVqR
-eitig	nW
-eitvg	eT
-eizer	rQ
-eißen	lSrT
-eißig	fUhQ
-eja	cTeGjUkQ
-ejado	kV
-ejero	gJmT
-ejo	cUqQ
-ekday	aKfV
-eke	bUcRtI
-ekend	fX
-ekt	eThHlUmRtI
-ektor	tW
-ektro	bUeKjR
-eky	rWtK
-el$	bQ
-ela	bU
-elado	bV
-eland	dKjX
-elben	bJcEiTqW
-elber	bSiQ
-elbst	hSiS
-eld	cV
-elden	aIcZ
-eldet	pV
-ele	fY
-elegt	tS
-elene	mS
-elevo	eR
-elf	mQ
-elfen	hQiS
-elfer	a_oKtH
-elier	bWiS
-eline	iR
-ell	aR
-ellar	aZtK
-ellas	b[
-eller	aSb\`cK
-elles	aQbRiRjS
-ellin	cQ
-ellte	aTgQjQ
-eln	i^
-elo	rY
-eload	iY
-elona	cS
-els	eRiT
-elt	jTmSqR
-elten	fQjKkU
-elung	qZrG
-elves	gTiImGq_
-ely	bRtT
-em$	fTiQ
-emain	gKqU
-emana	fT
-emand	kW
-ember	oW
-embre	o^
-eme	hS
-ement	iQ
-emier	jT
-emise	gHhZ
-emist	bR
-emium	fIgYhR
-emote	dZ
-emoto	dW
-emple	aQbKcXdQeKlKpHtE
-empre	cTgJrQ
-ems	iSsWtK
-emsen	iU
-emuse	hXiStJ
-emy	cUlU
-en$	iT
-ena	nS
-enage	bGc[dCmQqK
-enant	cJeShDiTjKkKlKpKsVtK
-enaza	eKqW
-enbau	aRcFgSnR
-enc	bXcKqQ
-encer	gW
-ences	jU
-encio	dSqU
-endan	bVcK
-endas	bTcY
-ended	dVeT
-enden	bKfXmR
-ender	i_
-endes	sY
-endly	cKdIhX
-endor	iUpQ
-endre	nX
-endus	iW
-eners	iJmW
-engua	kQ
-ening	iS
-enior	aU
-enios	iW
-enise	qRtR
-enk	jTlK
-enken	iXjI
-enn's	jWpItT
-ennes	bZc]iGtI
-eno	mRsR
-enora	cStD
-ensas	jX
-ensch	bScHjYkJ
-ensed	aRjJkU
-enste	fYiS
-ensum	cIfWtS
-ent's	qQ
-ental	eShQ
-entar	jWsU
-entas	aS
-ented	kUtT
-enten	sW
-enter	cTiJkRlS
-entes	bR
-entia	bX
-entin	aRpStJ
-entis	iWpUrH
-ently	iQjQ
-entor	iJjUmV
-entos	jSnQ
-entro	cSnT
-entry	cWjJ
-entur	aKbUjRqQtJ
-enu	hYjJ
-enugt	lR
-enzen	bIdKmGnJp[qKrCsH
-eo$	cViQ
-eon	kT
-eonie	jJmS
-eople	bUrR
-eos	iS
-ep$	aKbWcIgFiRjSkHoRrK
-epare	qQ
-epart	cQiJoT
-ephew	qW
-eping	eShVpJ
-eplay	aR
-epond	iKmTqQ
-eport	iSmV
-eppen	iVjY
-eps	hSjT
-ept	oV
-epted	pV
-eptes	lU
-epuis	bQhQqS
-eputy	jQmS
-eques	hXiEmU
-equis	lZ
-er$	aS
-erade	iRsS
-erado	dTjSqQ
-erage	aRfQiS
-erait	kRsY
-erall	bRiI
-eramt	aW
-erano	fShRiI
-erapy	kW
-erate	cGdGfJhHiWj\\lJpJrHtK
-erben	jJ
-erber	oVpS
-erbig	pQrR
-erbst	bQfU
-ercam	jX
-ercer	bQfTjQ
-erche	aQtV
-erdad	jUqQtQ
-erdam	bKcUdRiRjIkK
-erday	bQqY
-erden	fQgQsR
-erdon	jQ
-ere's	eQtX
-erein	aKbctG
-ereit	jVnX
-erely	cJpHqJt[
-erena	cVqWtF
-erent	aTjKlX
-eresa	qStR
-erest	kU
-erfen	fHiXrZ
-erfil	rWsS
-erg	c\\
-erger	bUmQ
-erham	cS
-erhof	cV
-erial	bRhT
-erias	b[
-erida	cQtQ
-erien	fUiR
-eries	aYbU
-ering	iS
-erino	cTeV
-erium	kUqU
-erk	b^kR
-erken	pQqU
-erker	aQiYtJ
-erlag	bVeK
-erlap	fRoV
-erlin	nT
-erm	aKeSqU
-ermal	bQnT
-erman	kU
-ermes	kT
-ermin	aKoX
-ermis	jT
-ermit	aQ
-ern	iV
-ernal	fQqR
-ernan	qX
-ernas	bV
-ernen	iIjIl]qR
-erner	iSrX
-ernos	pY
-ernte	iIjHlZsK
-ero	aT
-erons	kU
-erras	aGbUcU
-erred	iJjIk]oR
-erren	iY
-erson	aT
-ertag	fBgXhUiIpS
-ertal	bVc[
-ertas	iU
-ertel	cYnKtK
-erten	iQ
-erter	hVqS
-ertes	fTgIhWiGjRqQ
-ertig	mJqVtI
-ertos	aGb\\
-erung	eRhXkQqQ
-erver	aIiRjSqJ
-erves	pS
-ervir	iW
-ervus	tW
-ery	bZ
-erzig	gU
-es$	iQ
-esagt	fV
-esamt	aTqR
-eschl	jS
-esday	dTfRqQ
-ese	pQsR
-eseau	bU
-esent	qQ
-esetz	gQiS
-eship	gVhKkGlQ
-esian	kWtI
-eside	oW
-esign	kS
-esion	cJfJiXjX
-esita	aRtQ
-esito	aUtW
-esitz	bYcA
-esk	jX
-esmal	jQsW
-esn't	qR
-esoin	lRtU
-ess	cR
-essai	dQ
-essed	bQfZ
-essen	fCh\\rT
-esser	aSkQpT
-esses	bRiX
-essor	bXiEkTrW
-essus	cRhQjJqQ
-estar	iR
-estas	iSjRpQtK
-ested	lXqV
-esten	cXfJpUsT
-ester	c_
-estly	bRcJsQ
-estor	bIqW
-estos	iSjS
-estra	bKhS
-estre	hS
-estro	aTbXhK
-esume	pS
-esy	iUjJrU
-etage	aWfJiUjInT
-etail	bRjX
-etall	fKgT
-etard	iR
-etaro	bQcT
-etary	aT
-ete	hR
-eteen	iTmR
-etele	rW
-eteur	aR
-ether	dQ
-ethod	iU
-etico	sV
-etien	gRiR
-etier	jX
-eting	tQ
-etion	j[
-etite	aIfUjIkRrKtQ
-etits	iQ
-etivo	hKiT
-eto	hV
-etour	hXnSpQ
-etres	bTiJnW
-etros	fGgKjJn\\
-ets	i[
-ett	fZhU
-ettel	iQqZrH
-etten	bSc[jQmT
-etter	qQ
-ettes	i^
-ettle	bT
-ettre	pSqS
-etung	e[
-ety	bJjR
-etz	bV
-etzen	aUtW
-etzte	bRmTsQ
-eug	hYjSlQ
-eum	aJbVlQtJ
-euner	gGhX
-eunes	iSlR
-eur	aW
-eures	fUgQ
-euses	mQtT
-eut	kY
-euung	aUiYtH
-euvre	bQiU
-eux	cRgQhQrQ
-ev$	jRpKrU
-evant	jUlX
-eve	cRrS
-eveil	hX
-evers	cYfT
-eview	gRoKpU
-evo	eR
-ew$	bIcY
-ews	iRpR
-ex$	aJc\\dJeJfKgKhQiImJoKrKsKtK
-exham	cQ
-ext	bTtS
-extil	aU
-ey$	c^
-ey'll	jRlR
-ey're	fRjJqQ
-eyors	iSmS
-eys	rV
-ez$	cUoR
-eza	aUbJrT
-ezado	qSrQ
-eze	bFcWgHqU
-ezeit	dSeW
-ezi	fQtT
-f's	bSqW
-fa$	bHcVfIgThIjH
-fahrt	cHnZoHqR
-falen	aDbFcIgQn_
-falls	jQtU
-fan	mQtR
-fants	jWsS
-fas	pU
-fasst	iVtV
-fasts	iX
-fax	cS
-fe$	fVhQ
-feb	fUoT
-fee	iRpV
-fel	iV
-femme	aQbT
-fen	iU
-fense	cU
-fer	aQ
-ferin	mV
-ferta	bHpX
-fesor	aQ
-fet	fKiT
-feuse	aRbTtE
-ff$	bSiTtI
-ffe	mTqV
-ffers	iV
-ffert	hW
-ffeur	aSbR
-ffice	dW
-ffing	eUtU
-ffins	iR
-ffres	iKpXqTrK
-ffs	gUqR
-fft	fSpVqQ
-fg$	eT
-fgabe	iVtI
-fi$	iUtQ
-fic	bTcQ
-ficer	aZ
-fices	bQcUiG
-fie	aRhSiStH
-field	c_tI
-fikat	aKjX
-fil	aKc_rStR
-files	iHp[
-fin	bSmVqQ
-firma	eVjKmU
-firme	aSiRqI
-fit	bS
-flake	aKhRjQkQtH
-flege	aQiVkI
-flich	g[
-flour	cS
-fmann	cKiJj]kItD
-fnung	eKfKiFo^
-fo$	jUpSrK
-folge	oRqT
-folio	aRcKjSpQ
-fonat	oKpSrKtQ
-fonte	bKiU
-force	jY
-forma	iR
-forme	aIpUsWtU
-forms	hR
-fr$	eQfR
-fraid	dTjSqQ
-fre	iTrTtK
-frere	qUtX
-fri	f^iIoHpJ
-front	cYiK
-fs$	i[jQ
-fseep	hS
-ft$	kV
-fte	dRiUmR
-fteen	mXtK
-ftrag	aIbSiSkI
-fts	fSiWsQ
-ftuch	sX
-ftung	bSrU
-fugen	bVpIrY
-fuhrt	hQjQmU
-ful	kU
-fully	aIdKeVfKiImJnIpKsKtK
-fzuge	aKbSlU
-ga$	aIc^fGgUhKiKjK
-gaben	tT
-gable	eY
-gados	iInWqT
-gal	cVkS
-gamos	hQqX
-gan	cZ
-gar	bQiWjS
-gards	pKt[
-garet	qU
-gas	bSiTjK
-gasin	hU
-gates	iZjJ
-gathe	cEeQfKjHlJp[
-gau	c[gH
-gbo	kV
-gbook	iS
-ge$	iU
-geben	jQtR
-ged	iT
-gee	bQ
-gel	bXcJiXnI
-gen	iT
-gence	iQ
-genda	hRiQtS
-gende	tU
-genen	hQjRpQ
-gener	hZmV
-genes	lX
-genos	iT
-gente	jQ
-gents	iQjKmR
-geous	cZiJjK
-ger	aR
-gerei	bWpR
-gerie	aHbWcKiW
-gerin	qVsI
-get	hQiQ
-gging	i^
-gh$	cWiK
-ghout	cT
-ghtly	bSiU
-gia	aQeJkV
-giado	jY
-gible	hYtC
-gie	bUjYlS
-giene	iTjS
-gig	bScJiJoV
-gimen	eU
-gin	aXqQ
-gines	b[
-gio	bU
-gious	sW
-gique	aQjRlI
-giste	aVqQ
-gitte	mT
-gkeit	aRiVjY
-glais	jS
-gland	gT
-gle	iSsQ
-glich	hYj]kK
-glish	jRrU
-gn$	iWjXkK
-gn-up	iU
-gna	cKnV
-gne	aGcTiV
-gnore	qX
-gnose	iZjKtH
-gns	jV
-gnung	jW
-go$	iQmR
-going	oTqY
-gon	cThTrR
-goria	gVjQ
-gorie	aUsV
-gos	cSfU
-gosto	fUoQ
-gra	eTgHsS
-grace	iSqR
-grama	cDeZiKqT
-gramm	hSiS
-graph	iRtU
-greed	aJiKsY
-grees	bSjW
-grown	iSqW
-grund	jEk[
-gside	mV
-gst	cYhHiQmTtE
-gsten	oZqS
-gt$	pQ
-gte	bRqUsJ
-gts	qY
-gua	cU
-guada	bRcZfIjIkI
-guage	kSrV
-guaje	r[
-guese	jSqJrU
-gueur	rU
-guien	aR
-gular	aJeUfSqStH
-gun	gKqQ
-gunda	bTpU
-gundo	kV
-gunta	rU
-gunte	iS
-guros	iSjR
-gut	aGb\\
-gutet	bKfHgRjRpV
-gy$	bSgYjK
-h's	cUqZ
-ha$	cZtY
-hable	hHiIj\\
-hafft	fVqT
-hairs	aKbViS
-haite	jVsKtR
-hal	cZgR
-halle	aJbRcS
-ham	cf
-hange	jWtT
-hanic	aV
-hanks	rTtS
-hared	fRhQiQtQ
-harge	mQ
-harla	gKmKpW
-has	eRjW
-hauen	iQjVqR
-haven	cY
-haves	jUtR
-he$	fQ
-heben	iU
-hecks	iV
-hed	bThQqR
-heeky	rWtK
-heers	bQpKqItY
-hef	qT
-heide	c\\gKiEpUqI
-heine	aKbUcSgHsR
-heirs	mQ
-hel	iIlIoHpTqS
-helle	qU
-helon	aRbRgU
-helor	jTlJ
-hem	f[gK
-henta	hR
-heque	cVgRjHkX
-hered	lT
-heres	iJjXlR
-herin	aXiT
-hes	iR
-het	j\\
-hette	gQ
-heuen	jW
-heure	gT
-hever	cSfViI
-hew	qW
-hey'd	iVmS
-hgoer	lQsQ
-hical	gW
-hicas	sW
-hicht	f_
-hicle	iR
-hie	jSk[
-hiers	aSbKcU
-hifts	fTsStR
-hilfe	eYgFhU
-hin	cR
-hinen	aFbScKiQ
-hines	aViI
-hings	pQsT
-hinks	qY
-hip	jRlR
-hique	mQrW
-hirty	gHqS
-his	pJqVr^
-hisch	iIjTkS
-hitby	bUcQ
-hiv	pRqQrR
-hiver	fRiS
-hives	bZ
-hkeit	iSpIqX
-hl$	aDbEcIgHhIi^mZpJ
-hlank	s\\
-hlich	mTqR
-hlt	hVpQ
-hlung	g]
-hluss	gSiSjT
-hly	iR
-hmann	nKp\\tE
-hme	eSi[
-hment	i\\tS
-hn$	fGgViFnY
-hne	gShY
-hnern	b^
-hnert	pWtT
-hnhof	cV
-hnitt	iUnT
-hnt	gS
-hnten	pU
-hntes	bIhWqK
-hnung	h\\iX
-ho$	eSfVhKkQ
-ho'll	sZ
-hod	iU
-hodri	mVqQ
-hof	aJbSc\\
-hofer	aTcQ
-hoice	eQiSkT
-holen	iTjHkZ
-holet	cV
-hon	iKkT
-hones	lSsQ
-hools	cQiTjQ
-hoose	dQiSqU
-hop	bRjR
-hop's	cU
-hor	aQdSiK
-horen	fTiKnUqV
-horpe	c]iI
-horro	gKiT
-hos	cKiFjUkJ
-hosen	iRjWkH
-hotel	aGb\\cKtJ
-hotos	pQ
-hough	lSqV
-hould	qR
-house	aQbT
-hport	cU
-hr$	oV
-hramt	jU
-hrase	eQtR
-hre	cTgRjS
-hread	qRtS
-hreib	bUiIrQ
-hrend	aXcHqRtJ
-hrens	mS
-hrift	kJr\\
-hrige	aT
-hrt	nW
-hrten	hSnW
-hrter	bU
-hrung	aUjWkU
-hselt	jRmU
-hsten	bRsS
-htage	f^iEkUlJtJ
-htags	rY
-hte	fQjV
-hteen	bTjJtU
-htern	cJjV
-htest	lX
-htigt	jWlFoK
-hting	qR
-htung	bQfKiXjS
-hty	bQgS
-hu$	fW
-hub	pV
-hulen	nT
-hurch	cQkQpH
-hweis	iQkW
-hwirt	gJjVkT
-hy$	aGcQiKjTkS
-hysio	aShI
-ia$	cY
-iabel	fKgXqJ
-iable	gRjXoQ
-iados	fXiJoR
-iaire	bRgQ
-iaise	iSkQ
-iajes	nS
-ialen	bXiTtJ
-iales	cJ
-ialog	kVlS
-iamos	eRtR
-ian	aQcGgHkX
-iance	jQtT
-ianza	kUqQ
-iar	hU
-iares	iHmWsR
-iaria	aY
-iario	aFbIcKdUiX
-ias	iV
-iat	aSbS
-iated	kS
-iatif	bZ
-ib$	bVmKpT
-iba	nTpRrR
-ibe	qVrQ
-ibles	bRjU
-ibo	eQgHtR
-ibres	fQgQhS
-ibt's	bUkR
-ibung	jT
-iburg	cRgJpT
-ic$	mT
-ica	iQpQ
-icado	jU
-icaid	bYcKhEqS
-icale	aQbV
-icals	jT
-icant	lY
-icate	bSkSrQ
-icats	bTpTtK
-icero	a\`bGcG
-ichas	iY
-ichen	rR
-icher	jYpU
-iches	gQjS
-ichst	sT
-ichte	kSlFqS
-ichts	qQtS
-icial	aQeQgT
-ician	abcKiIjIkI
-iciel	hQkW
-icien	a]gT
-icile	aQdU
-icina	cVdV
-icing	aQbSiQ
-icion	tQ
-icios	gVhRnR
-icite	bSjW
-icity	jQ
-ick	c[lXtJ
-icked	qW
-icken	kJlQpQrJsW
-icket	h^kS
-icles	iXjJ
-icola	aFbU
-icole	aTnK
-ics	aT
-ict	cRgKqY
-ictly	fX
-icula	gQjZ
-icule	hWnR
-icy	hRkRrQ
-id$	cTtV
-ida	oR
-idado	hS
-idate	nTtT
-idato	qZ
-idats	fTiJqR
-idays	fRhQ
-ide	cS
-ident	jRqR
-ideos	kQ
-idest	fXiX
-idges	bWcKj\\
-idh	mU
-idi	fX
-idn't	qQsQ
-ido	rR
-idual	gSnR
-idung	h]iG
-ie$	tQ
-ieb	bXlRtR
-ieben	jQ
-ieber	qRsQ
-iebes	tW
-iebke	mQ
-ieces	bQhV
-ied	fVsT
-iedad	rY
-ieder	qSsTtQ
-iee	jGkUlUmU
-ief	iRjYmQ
-iefen	iWqK
-ieg	lRoS
-iegen	cWiIqW
-iehen	i\\
-iel	pW
-ielen	oK
-ielle	bSqVrJ
-iem	f]
-iempo	eQjJoQ
-ience	jTlQ
-ienda	cR
-iende	tR
-iendo	nSqQ
-ienen	hYiI
-ienne	aRqZtH
-ienst	aVfWiT
-iente	cR
-iento	bSiV
-ients	iQ
-ier	cR
-ieras	aUbKfRrK
-ieren	i[
-ieres	bSoR
-ierge	a[fJkVlI
-ieria	jWlQ
-ierno	iWqQ
-ierra	sQ
-ierre	iS
-ierta	bR
-ierte	jHlS
-ierto	gVqQ
-iesel	aSjQ
-iesen	jRsX
-ieses	rQ
-iesta	fUsK
-iet	cStT
-ietas	bUcKgVhK
-ieten	tU
-ieu	cQjRtI
-ieves	qV
-iew	pW
-ießen	cRiZ
-if$	lTpHrQ
-ifa	gVpR
-ife	bQiWkJ
-iff	cQiI
-iffer	pR
-iffre	iTrTtK
-ifico	bZcJ
-ified	aKjVsQ
-ifier	iWqV
-ifies	iYjKlDpXrI
-iform	hT
-ifs	fSmU
-ift	cJdJgIiJk[rW
-ig$	jUlT
-igada	aXmR
-igade	bWmY
-igado	gS
-ige	jRtS
-igend	aKjTtS
-igene	bW
-igger	r[
-igh	cR
-igher	jV
-ights	fQ
-ighty	gV
-ign	iTjR
-ignal	nQpRqQ
-igned	gTqU
-igner	aVmTqKsS
-ignes	bQrZ
-ignez	bJcKmW
-ignos	kQ
-igo	hQmRtS
-igono	cW
-igt	qX
-igten	bU
-igung	gSiX
-igure	fT
-ii$	bUcJpKtY
-iii	bJpKt^
-ik$	aTbXjV
-ike	rX
-ikely	bKeV
-ikler	bV
-ikt	mT
-iktat	pHtX
-iktok	iU
-ila	cSjUqS
-ilary	qTsKtK
-ilbao	cT
-ilbar	aKfV
-ilber	jY
-ild	bYgGhKrS
-ildiz	bU
-ile	bRiVjK
-ilent	iEj\\qK
-ilers	jV
-ilets	iR
-ili	cIjTkT
-ilial	bSeUjKlJmK
-iliar	hU
-ilias	hTiT
-ilier	eKiW
-ilies	jQ
-iling	iVkU
-ilios	iGjHkZnY
-ilite	gShSmQ
-ility	jT
-ill	bQcQhKlUnR
-illas	hRiS
-illed	bUcIeRpS
-iller	jV
-illes	hQi]
-illet	hSoU
-illez	rT
-illon	cVqW
-illos	bUsU
-ilo	eKtQ
-ilt	fTgR
-ilter	p[rK
-iltro	iV
-ilung	tW
-ily	bQhR
-im$	cQnQ
-ima	c[iHqUrS
-imary	bScQfJiR
-imaux	hQ
-imber	a[bStB
-ime	eQ
-iment	iQsW
-imera	aUpR
-imero	iUrT
-imers	iDm\`
-imite	oJpU
-immen	aKsW
-immer	bUhR
-immst	qS
-imo	rV
-impio	tW
-imple	iRkQrUsJ
-ims	aQsS
-in$	aS
-inado	gWqWsI
-inage	aYbItJ
-inals	dKiEoHp[qJ
-inary	jVlY
-inato	eX
-incia	bQcX
-ind	cSpDqW
-inden	iZ
-inder	dSjS
-indet	hUsV
-indle	jUoR
-indly	jQrR
-indow	hRiS
-indre	jXqJ
-ineas	bQ
-ineer	aX
-inees	aSmR
-inera	aBb]cKiQtJ
-inere	iV
-inero	aTgQ
-iners	iVpS
-inery	b]
-iness	aRjQsR
-ing	iQ
-ingbo	kV
-ingen	c\\
-inger	aKiIm\\rQ
-ingle	hRsU
-ingos	fY
-ingst	aJc[iHtF
-ingun	gKqQ
-inica	bQ
-inics	bQiU
-inida	e[fJ
-inido	aJeY
-inien	bWhV
-inier	aWiStK
-inigt	aJbUgVhJqI
-inimo	iRjR
-ining	kR
-inion	kS
-inite	cIeXhKjJ
-ink	qX
-inked	eVgR
-inmal	bRiRjR
-inn	fUgEkUoU
-innen	bQmV
-inner	hZ
-ino	cUpW
-inome	mW
-ins	cYiT
-insam	bWcIiQpS
-insaw	kR
-inter	fRhQiQ
-intre	a\\
-inuit	cIiJoKpUrKtJ
-inute	fTpR
-ionar	qKrY
-ioned	cVgGhIqUtS
-ionen	jUsR
-iones	hQiW
-ionne	aJbRrU
-ior	aV
-ior's	cT
-ios	iR
-ip$	hTkR
-ipe	mR
-ipend	hQ
-ipina	s[
-iping	iQqU
-ipios	bHcTfIiKoS
-iplom	jTkU
-ipo	rS
-ipped	gQhRjR
-ippen	iR
-ipper	bQcKiTjJ
-ips	iSrJ
-ipt	jVtS
-ipzig	aKcRdR
-iquee	qU
-iques	iYrV
-ir$	iR
-ira	qW
-irait	jBk_qJ
-irche	iRjRsS
-irect	eUhIpU
-irekt	cReVlJmT
-irige	bRiSmT
-irm	gT
-iro	aJmZ
-irs	bU
-irsty	cKrQ
-irt	bUcJgJjSkS
-isa	bJcKjUtX
-isbon	aKcVdKiS
-ische	bQjR
-ise	jQ
-iseno	jSmVqJ
-isers	iHjKkSmZ
-ish	jQ
-ished	jS
-isher	q]
-ishes	qW
-isine	bSiJjT
-ision	iR
-isita	nSrR
-isite	lV
-isits	nSpQ
-ismes	rT
-iso	jW
-isons	bQfS
-isous	pKtW
-issed	iUjJtV
-issen	jVqS
-ist	a]qQ
-istas	pV
-isted	bTgR
-isten	oV
-ister	aT
-istes	b\`
-istet	e\`
-istic	oTqJ
-istik	pU
-istol	cU
-istry	bSqQ
-isual	jT
-isung	iZjQ
-isure	hViQkK
-ita	iI
-itada	aGbUgKh[jD
-itado	gJiYjSqH
-itage	eXjKkS
-itags	iRpR
-itals	bSiK
-ite	iQ
-iters	bJjJmUpUrK
-itest	iT
-iteur	aTkS
-ith	bKcV
-ither	fVlW
-ithin	iQ
-ithub	pV
-ities	iTtW
-itime	fT
-iting	kQ
-ition	hR
-itish	cTsT
-itive	dKiQjSrX
-itlab	jT
-itors	bTgJiQ
-itres	bZ
-its	iT
-itt	iToU
-ittag	f\\
-itted	iKjT
-ittee	qQ
-ittel	dReYhSiQjI
-itten	jV
-itter	cV
-ittle	gJnQrQ
-itude	gJjV
-itulo	jT
-itung	aamU
-iture	rS
-itute	bWcHeQ
-itz	c^
-itzen	fSiGj\\mU
-iudad	aEcYdR
-ium	jQlU
-iv$	jQpQqW
-iva	bX
-ivada	bW
-ivate	bRhT
-ive	jQ
-iveau	jW
-ivent	jS
-ivers	aUiQmS
-iving	jRnT
-ivite	hKiX
-ivo	fQiS
-ivots	jQ
-ix$	cSiVtW
-iz$	cXjR
-iza	aHbFcHdHeHfHgGhUiWjJkHlHmFnIoHpGqJrFsHtI
-izada	b[cFtK
-ize	bW
-izehn	gS
-izenz	cIhWkYpK
-izo	aVqV
-izung	iS
-ja$	pQsT
-jador	jU
-jan	bIfVgKhHkKqT
-jar	jU
-jaria	iUmT
-jas	hKjYsQ
-je$	qZ
-jects	gIiV
-jekte	aJc[
-jeras	qTrT
-jeres	pJsZ
-jes	aK
-jet	gQjU
-jillo	cShT
-jis	r[
-jo$	cXlYqG
-job	eW
-joint	aV
-jores	iIjSpT
-jos	jVqQ
-junto	aStR
-k-ins	cKiV
-ka$	bK
-kanat	qQ
-kannt	bQjQ
-karte	bIcJheiE
-kas	sW
-kasse	aYcHhWiItF
-kat	aKjX
-katon	kW
-kauft	bQqS
-ke$	bTjT
-kedin	rV
-kel	bScIrKsU
-kends	fSiT
-kenny	cU
-ker	aQ
-kerei	jJlW
-kerin	a^gHhJjK
-kes	jKlRqV
-ket	hW
-key	iR
-kfill	qV
-kfurt	cSnS
-kgeld	gTsS
-khand	bUtJ
-ki$	cWrR
-kills	jSpRrK
-kin	kFrKsY
-kings	bS
-kisch	k[
-kkord	gTrKtS
-kland	cZ
-klich	kIlT
-kload	bSfS
-klung	iT
-kly	iW
-ko$	cKnVtW
-kommt	iKqTtQ
-konto	fShSiR
-kraft	aafE
-kreis	bRcV
-ks$	iU
-kshop	aJbX
-kstar	rR
-kt$	mFtS
-kte	cThTiKkX
-ktion	aUjS
-kuche	bUcHdTfKiRtK
-kunde	cHiIj]kWlKtF
-kunft	hRpS
-kup	gHhU
-kurse	i_
-kus	iWqT
-ky$	hYiKkK
-kzeug	kRlU
-l's	cReQgQjI
-la$	cSrU
-lab	jV
-labla	rQ
-lable	cRfVgJ
-labra	gQpSrS
-laced	hRjKoT
-lacer	bKeRhIrX
-laces	bSlQ
-laden	aKbZjG
-lades	cUsX
-lador	jT
-lados	iFjTkFlZ
-laf	jW
-lafen	jUqU
-lag	gX
-lagen	iW
-lages	j\\
-laims	aQsS
-laint	sT
-lalia	bScJpKtW
-lamar	pS
-lamen	pS
-lamos	tX
-lan	fQqStQ
-lance	eXiQqR
-lands	dJgQhQjKnS
-lanen	bKiRmU
-langt	bKiQsX
-lanta	cR
-lante	aUsU
-lants	aTbSfT
-lap	fRoV
-lappt	cTsW
-lar	tQ
-laren	aFi[qQtG
-laria	iRjV
-larie	eZfH
-lario	pW
-larlo	jTkHn]
-larms	nV
-las	iY
-lases	iS
-lasse	hT
-lated	pT
-lates	iEkYmJrW
-lator	bQpFqW
-latze	b]fK
-laubt	rW
-lauen	bZcWhKjGpJ
-laufe	fCia
-law	cU
-lay	aR
-lazas	qR
-lba	aKbTcS
-lcome	iJjIkWlU
-lczyk	qQ
-ld$	cRhVjR
-ldbad	bRoRpK
-lde	bVeZpG
-lders	dIfFgKhJiRjIlFmKnKs[
-lding	aTbWtK
-ldn't	jWqS
-ldren	aQsR
-lds	bXpR
-ldung	jb
-leado	hQ
-leage	fIhSnW
-lease	rQ
-leaux	iSjR
-leben	aKcZ
-lecht	sW
-ledge	kSlS
-lee	kT
-leece	fKiKjU
-legen	iWjGtQ
-leger	a[tH
-legin	qS
-legio	bU
-lehnt	gS
-lehre	jWlR
-lei	bT
-leibt	qQ
-leich	gQsR
-leida	cYdK
-leigh	cR
-leine	bSjQ
-lem	gSqR
-leman	sS
-lence	cXjJ
-lente	iKjRsV
-lenum	mVqS
-leo	iW
-ler	aR
-leria	lV
-lerie	aEbRcRjTtU
-lerin	aYiKmUoH
-lerks	qW
-lernt	jTlS
-leros	iV
-let	hQ
-leted	pRtW
-lette	bTcJgIpFqJrIt\\
-leurs	qXtS
-leute	j\\tJ
-levar	dT
-level	aSjUmQ
-leven	mU
-leves	aRbR
-lex	hXjR
-ley	c]
-lez	pWrQ
-lf$	qQ
-lfe	eYgFhU
-lfest	jX
-lfrei	j[
-lgada	sY
-lge	qR
-lguna	fVnQ
-li$	aIbKcWiFkRmQnQ
-lia	cRtS
-liale	cUsS
-lic	bTjQ
-lican	jTlJrKsV
-licar	aJbRtR
-liche	iStS
-licht	jZqGr]
-lidad	dRiQjR
-lidas	bJgW
-liday	fRgS
-lie	hRpU
-liego	iR
-lient	eXhE
-liere	jKkIlQ
-liers	aWbIiU
-lieve	aGbRiIrU
-lifax	cS
-lifie	aRhSiStH
-lig	bZ
-light	fThU
-liken	bSsS
-lin	cZrV
-liner	mWpT
-lines	i[
-linge	iJpFrHs[
-lings	iSjJ
-lingt	bRrU
-linic	lT
-lique	jV
-lis	aHc]tJ
-lisch	jTlQ
-lised	eKfW
-lisee	iJmW
-liser	hIiSr\\tE
-lisis	iS
-lista	aRqV
-liste	bSq[
-lit	bUjR
-lites	cReJhSjY
-litik	aU
-litos	qR
-lizar	iQjS
-ljahr	aIcQoVtH
-lk$	aHbIc\`dIeIfIgGhHiFjFkHlImInIoHpHqIrIsHtG
-lking	nS
-ll$	cQlWnR
-lla	rT
-llado	q_
-llage	lR
-llano	rS
-llege	kQ
-llego	rW
-llein	iV
-llent	iHjSkTpS
-llers	aKbHcKiSmYrJ
-llier	cWeKjK
-lling	iUpY
-llion	bTiQtU
-llo	eRjT
-llows	pHr\\
-lls	iSjR
-llt	cHeTgFhXtS
-llten	tT
-llung	cGeciW
-llv	aTjQ
-lmann	pQqW
-lment	aQcFi[
-lming	lV
-ln$	cSdRiY
-lness	hQiS
-lo$	cQrR
-locks	qTtT
-log	iQ
-logan	cHnTrV
-logia	aUbQeHiRkS
-logie	bTcIiKjY
-logna	cKnV
-logue	aRjY
-loi	aUjKkTqH
-lom	jTkU
-lomes	lU
-lon	cYqQtG
-lones	bVgR
-loors	bSiS
-lor	jTlJ
-lor's	jU
-lorar	jRkUqT
-lores	aGbQmUqY
-los	iZ
-losed	bQfS
-loses	jQpRqS
-lotte	bVfK
-low	cQjR
-lower	iXoKpV
-loyed	e\\nQ
-loyer	bShUjJtS
-lques	iQjT
-ls$	hViR
-lsory	fTlSrT
-lt$	cTgRhQ
-lta	cUnTtH
-ltant	aTnJ
-lte	jR
-ltern	pIqQsU
-ltero	sX
-ltest	jS
-lth	hS
-ltimo	qW
-ltora	aQbQjKqS
-lts	iZkR
-ltung	a_jHpY
-ltura	cSj[
-lture	hZ
-lty	qS
-luded	iQjQ
-lue	iGkKmIqIs]
-luent	jX
-lui	qTsV
-luida	bKgVhKiKjQpK
-luido	hU
-lum	pRsK
-lumen	jUrU
-lus	bYfKiGkUoJqKsGtJ
-luses	fR
-lut	gJqSrR
-lutot	pKsY
-lv$	aTjQ
-lva	eQjV
-lways	bQfQpT
-lying	gWiS
-lysis	jU
-lz$	bXcY
-lzeit	eVfTgQ
-ma$	jQ
-madas	bQiSjT
-mails	iRqT
-mal	jQnT
-man	cS
-manal	iZ
-manas	nRoWpQ
-manca	aKcS
-mance	iT
-mande	jR
-manos	bSqUsR
-map	iW
-mar	i\\
-marca	cY
-mat	iT
-mated	jXkHqS
-maten	bQ
-matik	iKj\\
-maß	iR
-mba	cY
-mbent	qQ
-mberg	cRgU
-mbers	bUgHiU
-mbiar	iT
-mbien	bQlQ
-mbing	iKjVlR
-mbler	iRj\\
-mbres	bQpX
-mburg	cS
-med	gRiFlHqY
-medio	gT
-medoc	aKcX
-medor	hVtR
-mee	bYhT
-mel	caiKqT
-men	jR
-menal	iQkXsKtK
-menau	cS
-mence	oYpI
-mente	iSjRsS
-mento	gQjHkQmRtU
-ments	bT
-meone	sR
-meras	mWqS
-merce	bX
-meria	jU
-meros	kU
-mes	aKbT
-met	cRfJpQ
-meter	cTjRnR
-metik	bY
-metro	jf
-mex	aIbIcEdIeIfEgHhHiGjGk]lImInIoIpIqIrIsItI
-mfang	fUiR
-mfeld	dEgKhJj[
-mi$	cVjIkS
-mic	bKcKiR
-midas	bUdV
-mie	aKgVkQ
-miere	dRjWrQ
-milar	jS
-milia	rT
-milie	gIhUpW
-mille	bTsQ
-mimos	bYiHpR
-min	cUdRoStH
-minar	gQiGjY
-minas	iQ
-minee	eX
-mingo	fV
-minio	aWbKjU
-mio	gQ
-mis	lQ
-misch	hJi]pJrG
-mised	iRtQ
-mit	aQ
-mited	eZhR
-mites	iY
-mlich	qU
-mm$	bKhU
-mmand	jVkKmUtK
-mmary	jQpQ
-mme	bZiU
-mmelt	fUgKjJqV
-mment	jSrS
-mmern	aWbFiSqItK
-mming	cWiWjG
-mmins	jSqQ
-mmt	iQqR
-mmune	bRcVqF
-mmung	fKgHqYtU
-mn$	aQjKrT
-mnity	hT
-mo$	rQ
-mocom	jKkV
-mogen	aIfKiEjXtV
-moges	cW
-moi	qW
-mojis	r[
-monia	bTdTtK
-monte	qS
-moria	iZoI
-mot	aJbTcDqWtK
-mouth	nR
-mp$	aGbJcYtT
-mpana	aKbSoS
-mparo	pT
-mpfen	bT
-mpiar	iRjQ
-mping	aIbYoZ
-mpios	gT
-mpleo	eRjV
-mples	oQpT
-mplet	eT
-mploi	aUjKkTqH
-mpo	eQjJoQ
-mpras	aQtT
-mpris	qW
-mps	eTfQ
-mpt	aReVgQ
-mptes	iR
-mpton	cXdG
-mraeg	kY
-ms$	bRhQiX
-msatz	bT
-mself	jRqS
-mst	kKlStQ
-mstag	fT
-mt$	aR
-mular	aHiTtY
-mum	jR
-munes	aKbJcZiU
-mware	aSjV
-n's	bRqR
-n't	qT
-n-fri	fW
-n-off	gUoJ
-n-out	qY
-n-thu	fXoK
-n-wye	cR
-na$	cU
-nable	dUiSjQ
-nac	cT
-nador	aRbR
-nados	jVrT
-naged	bWgKjT
-nager	a[
-nages	mZ
-nah	aKcIgWiJjJmIqVtK
-nahme	eUi^
-naire	aShU
-naldo	hW
-nalem	gTiK
-nales	i\\
-nally	cVtR
-namen	r\`
-namic	bKcKiR
-namos	kQlX
-nan	cUiJjJnU
-nanas	aKfV
-nance	aQ
-nancy	qY
-nando	cQjU
-nanta	mV
-nante	aXmW
-nants	aX
-nar	iW
-naria	iSkT
-nario	bYeQ
-nat	cKeTfXiK
-natal	bIi[jKkX
-nated	i[jH
-naten	eTtQ
-nator	aRmQ
-nau	aJbRcZtI
-nbach	cZiH
-nbefr	eV
-nberg	cT
-nburg	c[
-nc$	bQ
-nca	aIcQ
-ncard	cKgJhY
-ncena	fUnU
-ncers	lIqKtX
-nchen	cSrU
-ncher	bSgShJiQ
-nches	aKbV
-nchor	dV
-ncial	aIdUiQkR
-ncias	bJj_
-ncies	bRiIqV
-ncima	hR
-ncina	bT
-ncing	aZi[
-ncion	aSmQ
-nco	eSfVgK
-ncore	qQ
-ndais	jRlYpKtJ
-ndame	sW
-ndant	rQ
-ndard	bRjV
-ndate	iWtQ
-ndays	dSfV
-ndeed	rWtR
-ndeln	cT
-ndent	bU
-ndere	cQkQ
-ndern	sY
-nders	iWkS
-ndert	hSlWqI
-ndeur	aWbJ
-ndice	eV
-nding	eT
-ndl	jRs]
-ndled	bKhTiRqK
-ndler	b[iKtJ
-ndles	iRjKlW
-ndorf	qWtH
-ndort	cV
-ndows	bWcKiK
-ndred	bS
-ndria	kXmW
-ndung	qX
-ndwas	jR
-ne$	cT
-neaux	fShZtW
-ned	qW
-nee	kT
-neers	bTmY
-negal	aKbQcZiIkJnKtJ
-nejar	aR
-nel	tW
-nella	iQ
-nelle	sT
-nem	bQgR
-nemos	qQ
-nence	iUlI
-nende	fRiR
-nents	bRiRmS
-neral	aQ
-neras	jKqY
-nergy	rS
-neria	aWbK
-nerie	aIbXcQ
-nerin	aQpT
-neros	mTtY
-nerse	kKoJsT
-netes	jV
-nette	cShQ
-neurs	bShHi[
-never	fQpS
-ney	b^
-nez	iRpR
-nfach	cIiUpRqQ
-nfang	oZ
-nfant	gRiRsQ
-nfeld	cU
-nfirm	gXjIqS
-nft	hRpS
-ng-up	fGgGoZpIqJ
-nga	eGgWkW
-ngeln	dTiHpUrH
-ngend	jWtQ
-ngers	cSjKlU
-nging	iQjSsQ
-ngles	jR
-ngo	cJfZjW
-ngrid	mS
-ngs	iU
-ngt	iRrR
-ngton	cW
-ngual	aVgRrQ
-ngues	jVmU
-nhain	bQjT
-nhaus	aGbVeIiU
-nheim	iVqK
-nheit	dRfAgKhKjQnYoJpF
-ni$	bRcJhW
-nia	bTqS
-nibus	cSlT
-nic	sS
-nicas	mY
-nicos	aQmRrQ
-nidad	dTeW
-nie	tY
-niere	sV
-niero	aQ
-niers	gViHpX
-nieur	aRbKjU
-night	nTpT
-nijob	eX
-nik	aRbTmR
-niker	aYjStI
-nil	aT
-nilla	fJgRmU
-nimal	cS
-nimer	iU
-nimmt	aUiV
-nimum	gQjV
-nings	fUmT
-nio	gT
-nions	iW
-niors	m]
-nique	mR
-nir	aJfT
-nis	jT
-nisch	k[rT
-nisse	cJiTjQkQlT
-nista	aZ
-niste	aTbQ
-nites	aQbUfHgR
-nitor	jHkTmQ
-njour	t\\
-nk$	oRtS
-nkauf	hIiQmW
-nkbar	eV
-nke	aKb]fJiV
-nking	jRtQ
-nks	qVrQtQ
-nkt	kSmEqStR
-nlage	eSgT
-nlich	aReViIsQ
-nline	jTpS
-nly	bJcXeTfK
-nment	fFmX
-nmigo	mX
-nn$	gJrGt\`
-nnage	iX
-nnais	kTqJtQ
-nne	cT
-nnent	gKpKqTrU
-nnere	pTqV
-nnern	rX
-nnete	gQhT
-nnier	bStK
-nnock	aKbWcKgIiKtK
-nnt	bTqZ
-nntag	fT
-nnual	iWjTlK
-nnung	fGpRrS
-nny	cU
-nobus	hY
-noces	bYqUtK
-nol	j[lJtV
-non	bJcaiI
-nonce	tQ
-nos	sQ
-nosis	qS
-not	bQjRqV
-notar	iW
-nough	jT
-nov	fYhJnR
-nover	bSiQ
-npaid	sV
-nrisa	jX
-nsa	bQcVgHhS
-nsatz	gRrSsK
-nscht	iKkUsR
-nseil	iUkW
-nsejo	fRiSqT
-nsena	lX
-nsent	iY
-nsere	hRiQ
-nsfer	hUiTkR
-nside	bXdQjQpK
-nsing	aHbKdKiKjGm\\nKoK
-nsion	hU
-nsite	cKdSiIpV
-nsiva	hToG
-nso	lU
-nsoir	tU
-nst	fQ
-nstag	qT
-nsten	iJjUsV
-nster	cZqU
-nsual	dThT
-nsuel	iU
-nsumo	bSiK
-nswer	bQmU
-nt$	iQ
-ntaba	qY
-ntact	aUpT
-ntado	bU
-ntage	fSjJkT
-ntags	fU
-ntain	cTdKi\\jHtI
-ntakt	pR
-ntals	hIiVlS
-ntana	bQjZ
-ntant	aWqW
-ntary	hKjSnX
-ntate	bGiZjKqS
-ntech	bRkR
-nteed	dTeT
-nteen	hW
-nteer	bWcKmJqT
-nteil	gVhK
-ntele	aU
-ntent	aTiKmVpKtJ
-ntera	bUjJnU
-ntern	iHqXrQ
-ntero	bUhU
-nters	aWgRiDjSoS
-nteur	aRfQ
-nth	hKiV
-nthal	c\\
-nthly	bSgR
-nti	fYjJkI
-ntial	jQ
-ntice	aWgRmR
-ntiel	rX
-ntier	aSbR
-nties	bWcJgQ
-ntine	h^
-nting	gJiU
-ntion	gQrV
-ntivo	fIiYmK
-ntner	eVkIsV
-ntrat	bS
-ntree	o]
-ntres	bRhJiR
-ntrol	aRiT
-ntros	bQfKlQ
-ntune	gJjSkTqS
-ntury	iKjU
-nu$	jJkU
-nuary	cKoY
-nue	bQrU
-num	hKmVqS
-nuo	eVjQoJ
-nus	aEgS
-nuten	cR
-nutes	nQtQ
-nutos	pQ
-nvenu	kS
-nvier	oT
-nwalt	aUiKjStK
-nwerk	bY
-nwick	aIcR
-ny$	cSdQ
-nyone	oQsV
-nyway	pS
-nz$	aRc\\iIpS
-nza	cUqR
-nzado	jU
-nze	cRiJqT
-nzehn	gW
-nzeit	sR
-nzept	rY
-nzgau	cQnStK
-nzhen	nW
-nzlei	bT
-o-end	iTmK
-oa$	aQcT
-oad	iU
-oaded	gWiW
-oanne	cU
-oards	bU
-ob$	eT
-obile	qV
-oblem	qS
-obody	qSsR
-obots	bUiFkU
-obrad	hU
-obrio	rU
-obs	pWrZ
-oburg	cQqS
-oc$	cT
-ocado	kV
-ocale	cRiQ
-oceso	iTpR
-ocess	aSpQ
-och	aIbRcUdSfVhD
-oches	fS
-ochte	tS
-ociar	iSjQ
-ocies	bRrS
-ocina	hQiR
-ocion	gIh[
-ocios	bR
-ocity	pQ
-ock	aTbS
-ocken	hRiT
-ocker	aGiUsQ
-oclaw	cU
-oco	jIsV
-octor	mKq[
-ode	aKcQjQlEpZtG
-odega	bTdJnT
-odell	eKf_iR
-odelo	cJiV
-odels	iT
-odern	jW
-odias	fU
-odies	hUiHoVpI
-odigo	lVpR
-oding	iWjUtI
-odles	j\\lK
-odo	dRrR
-oduce	bSiW
-oduct	bT
-oduit	jT
-odule	iStS
-odulo	iQ
-ody's	iW
-oe$	aJcYfJqS
-oer	lQsQ
-oesnt	jT
-oever	bRqU
-of$	cZiJ
-off	kY
-offee	iU
-offen	aJcW
-ofile	iHpSqItW
-ofort	cGo[
-ofs	gJhViFjX
-oft	bHiXkY
-og$	iVjV
-oga	cXiQmQ
-ogado	jW
-oge	aW
-ogica	bSdK
-ogico	cRjV
-ogida	bJcHdIeKfFi]j>kIlGmFnEoHpKqErHsHtH
-ogist	aStK
-ognac	cT
-ogo	aQjQmX
-ogy	bSgUiHkTsJ
-ohaus	bUtK
-ohn	gY
-oi$	kTqY
-oices	iZ
-oie	cQr_
-oiler	iRtJ
-oin	hTlQtS
-oiner	aU
-oints	jVkQ
-oires	gUjX
-ois	cSjSsT
-oit	dHgT
-oitie	qQ
-oject	aTtK
-ojekt	aIbQiI
-ojets	aRiSmK
-ok$	iStQ
-oke	bQnY
-oking	iSrQ
-okoll	iUtS
-oks	jSmU
-oktor	qT
-oku	iY
-ol$	aIiJmWtY
-ola	hKs[
-olage	bTiQ
-oland	iUjImHtK
-olape	oW
-olate	jUqT
-old	hT
-older	aTjSmK
-oldes	cHi\\tK
-ole	qY
-oleur	aQiKjZ
-olice	bQjRkQ
-olico	sX
-olicy	hRkRrQ
-olide	jWkJ
-oling	gKhUiEtZ
-olios	iRlHpW
-olish	kU
-olite	iRqR
-oll	jJnTtZ
-ollen	eTiSrQ
-oller	aWbImV
-olles	c]iFjH
-ollte	qWsR
-olo	iYqQ
-ologa	iTmT
-ologo	aQjQmX
-ology	bSgUiHkTsJ
-ols	c]
-olten	cUfZ
-olumn	jKrR
-oluta	pIqT
-olute	jRqR
-olver	bHeKiV
-olz	bRcW
-om$	bUcFiVkQ
-oma	hRjTkR
-omado	lTqW
-omasz	rR
-ombes	aJbRoS
-ombre	qSrU
-ombro	qXtK
-ome	lW
-oment	cKhV
-omers	iX
-omico	rW
-omida	hTiS
-omina	bSgV
-oming	lQtU
-omise	pS
-omite	mQqR
-ommen	iJkS
-ommer	fVqR
-ommes	bSsX
-ommis	aV
-ommst	kKlStQ
-omo	eY
-ompes	jT
-ompra	iZ
-ompta	aViKqS
-ompte	mRtT
-oms	bSeIhUiR
-ona	bTcU
-onada	b^cH
-onado	rU
-onale	bV
-onate	eVoQ
-onces	iFtY
-ond	aQ
-ondas	i[
-onday	fQoQ
-onded	aJbKjKkUtW
-onder	iU
-ondes	hV
-ondon	cQdQiKnT
-ondre	gJiWpTtK
-one	jZ
-onest	lQqTtR
-oneta	hWn\\
-ong	cW
-ongas	qQ
-onger	aKeTmQpQ
-onges	hU
-onica	pY
-oning	iQjKqIsU
-onist	aWkRtJ
-onnel	gHhRnS
-onnen	jS
-onnes	bUpQtS
-onnez	pJrV
-onnte	bVoQ
-onoma	bRiKjR
-onome	hTiJjR
-onomo	eY
-ons	iR
-ont	c]
-ontag	fToSqR
-ontar	iR
-ontez	iS
-onths	eT
-ontre	jTrY
-ontse	qR
-ony	bGdXiGkSmK
-onyme	rV
-oo$	cUjU
-ood	bU
-oof	pHrVsH
-oogle	iT
-ook	hSiQkR
-ooked	aVhQlQ
-ooker	jV
-ookup	gHhU
-ool	aQ
-ool's	cYiRjIlI
-oom	bVcJiQ
-oomer	aQ
-oon	dQtR
-ooner	oRqQsR
-oor	aJhHjRpErJt]
-op$	gFhGjTlW
-opa	bQiT
-ope	iQjQnQ
-opf	bXkVqI
-opias	fK
-opies	bQpT
-opina	eT
-oping	qS
-ops	bJcUeJiXjJmSpKqK
-or$	aT
-ora	bR
-orada	aQiQoRpS
-orado	lV
-orale	aS
-orant	fIjHm\\pFrJ
-orary	eW
-orata	gV
-orate	qSrR
-oraus	tV
-ord	c[sQ
-orden	bZcJiJqU
-order	dXiJqJ
-ordic	bU
-ordre	jUtT
-ore	qR
-orest	aJbUcR
-orf	aIcWqUtJ
-orgen	bQqKtR
-orger	aGbUfRqStI
-orher	jJlXoR
-orial	bT
-orias	iWjI
-ories	gWrR
-oring	i]jKkQ
-orise	qVrX
-orist	jU
-orite	mQ
-ority	fSiStR
-ork	iU
-orked	jRkUlRpJ
-orker	aU
-orm	kRrR
-ormal	jU
-ormat	rU
-ormed	eRiKqU
-ormen	cHfKiRj]
-ormer	kTqR
-ormes	hW
-orn	cWhR
-ornal	gV
-orque	qS
-orreo	pVtS
-ors	iX
-ort	cS
-ortal	p[
-ortar	qV
-ortas	jRrR
-orted	hXmQ
-orten	i]
-orter	aThQjV
-ortes	bYcKtH
-ortet	mSqU
-ortie	sT
-ortos	hSiY
-oruna	cV
-orung	fT
-ory	cSjQ
-os$	iS
-osals	hQiW
-ose	iQqR
-osing	pV
-osite	aRbKhHjKlX
-oso	r\\
-oss	kX
-ossen	jSsTtQ
-osser	jT
-ost	fVgIhSqR
-osted	gVhJiT
-osten	gThRtV
-oster	fTjRrQ
-ostes	aYtH
-ostly	bSiQ
-osung	tR
-osure	iQkU
-ot$	c[iSkSrHsJ
-otage	iT
-otary	bQcJiKjFkJlZ
-ote	dV
-otech	bUcH
-otels	jUnR
-otice	oV
-otion	jQlV
-otive	bKcGgKhKiIj_kFpGqKtI
-otivo	qV
-otnes	aGbFc\`dIeJfIgIhIi@jDkIlInIpIqIrIsItF
-oto	dW
-otros	lS
-ots	bRiRkS
-oture	iU
-ou$	cYdJnI
-ou'll	bQlQ
-ou've	jRqR
-ouble	fUlV
-ouche	kRnT
-oucou	tT
-ought	bQ
-ouler	jSnR
-ounds	aTpR
-ounts	aTiVjI
-ounty	bSnRqR
-oup	bIcJiZ
-ouper	cJiR
-ouple	sU
-ouren	cY
-ourly	eW
-ourne	bS
-ourse	hY
-ous	cQrR
-ouses	iR
-ousin	qS
-ously	hQjRqU
-outes	lS
-oux	c[
-ov$	cRfWhHiKnG
-ovals	jT
-ovely	kSqR
-overs	jT
-overy	iR
-oving	hR
-ow$	cZoT
-oweit	gW
-owers	hSiV
-owing	kQqR
-ows	bSiUrQtK
-oy$	bHc[tI
-oyage	bTiS
-oye	hZpHqQ
-oyees	bYiJ
-oyons	qV
-oys	eIm[
-oza	cVnS
-ozent	aKdTfQhR
-ozess	qU
-p's	cU
-pa$	mVpR
-pable	jYsH
-pacho	bWrR
-pad	tS
-pairs	iW
-pal	aRbSiS
-pan	cVsX
-panas	iIjWnV
-pania	eTrQ
-panol	rV
-parar	iV
-parer	tW
-parks	aTbKiVtH
-parte	gT
-parts	rV
-pat	fRkT
-pater	gKoWqT
-pathy	jVlJ
-pcion	aQiUpU
-pdesk	jU
-pe$	iTqS
-peaks	lX
-ped	fSgU
-pel	b[qR
-peles	jZlF
-pelle	pX
-pen	iRpQ
-pends	gThIoQqU
-pened	hWlQ
-pensa	fRgFhX
-per	aScTjR
-perle	cStT
-perly	iQjV
-perty	aZcG
-pes	fQmRnT
-pesen	gRqQ
-pet	b[fIgKhJpHqK
-peuta	mQ
-pfung	iHjb
-ph$	aHcWfKiJtT
-phe	kQ
-phone	cEhTjX
-phs	jQpU
-phy	kT
-pia	bX
-piele	cIiT
-pielt	fKjJkWmVqF
-pieza	aSeQjK
-pin	cT
-pinas	gWhK
-pio	bScKiJjY
-pital	bQcV
-pjeps	hSjT
-plain	iU
-plane	i^
-plant	bIcKiHjYqU
-plate	bHcWrS
-platz	cXhWiJ
-ple	pX
-pleta	eSgS
-plett	dUlR
-plied	hQlX
-plier	iX
-plits	fUiQ
-ploma	hWjS
-plome	lX
-ply	iU
-pment	bQiR
-po$	c[
-point	tV
-poken	jUsU
-ponde	m\\
-ponse	bSfKpS
-poral	eTfH
-porta	kVlQmS
-porte	jT
-ports	iTmT
-pos	iWrS
-posal	iUnJpS
-poser	bZpSrH
-pot	jQkZrItJ
-power	aKj\\
-pp$	iUpKtV
-ppe	bRgX
-ppeal	iX
-pping	iVtU
-pport	aU
-ppt	cSsV
-pra	iZ
-prach	pTqQ
-pre	cSgInT
-pread	fTmK
-preis	h_iK
-prend	jElaqK
-presa	bS
-press	bV
-prete	aS
-pring	bTqT
-prise	eQ
-ps$	i\\
-pta	aTiKpJrGt]
-ptain	aSpS
-pte	oZqS
-ption	aDbYgEhRiQ
-ptive	bUjS
-ptoir	iS
-pts	dUiT
-pub	bX
-punkt	kTtS
-pures	fV
-pus	cUhR
-puter	iTlT
-py$	bUcJk\\
-qu'au	oS
-qu'en	bUoT
-qu'un	aQ
-quads	mU
-quera	cS
-quest	aJlKrVtV
-quete	aJgShJiZjKqU
-quido	gS
-quier	aDcTpT
-quina	dRjQ
-quipe	mS
-quity	gX
-quote	bWcFfJhIiW
-r's	qT
-r-day	gW
-ra$	cQ
-rable	hKkY
-rably	sV
-rac	aIbKcTjGpKt]
-rache	i\\kQpT
-racht	bQ
-racle	aTdQiQ
-racts	iUkT
-rad	hTkQ
-radas	gViKjTlK
-rades	eXfKiR
-rador	jQmQ
-rafte	iRmV
-rafts	i[jK
-rag	eWiQ
-raged	rU
-ragen	iWjRpQ
-rager	bXmRqS
-ragte	aRkSqXsGtK
-rah	cU
-rains	iRjT
-raire	fSgQqQ
-raite	iQ
-rajet	gWhJnJ
-ral	iR
-rales	aKkSmU
-ralia	bTjKqR
-rally	hRiVjK
-ram	lRtT
-ramie	gW
-ramme	bQiR
-ramos	fQkSqS
-ran	bUiVmT
-rance	hQ
-ranch	cUhV
-ranco	fW
-randa	cX
-rande	cYrS
-rando	mVqQ
-rands	iQjW
-ranet	iVrW
-range	iRtW
-ranke	iX
-rannt	qU
-rante	fQ
-rants	aRgQjS
-raphe	kQ
-raphs	jQpU
-raphy	kT
-rappe	iU
-rar	bHcUjX
-raria	iKkW
-rario	fW
-rasen	iT
-raser	aWcStE
-rases	rZ
-rasse	bRjKpEqJsUtY
-rat	qT
-ratar	qT
-ratas	o\\
-rated	iQjT
-raten	iV
-rater	aR
-rates	iR
-ratet	s]
-ratif	iVjRrR
-ratis	hUsQ
-rator	aVtH
-ratos	jQ
-rau	aQbTcHjYtH
-rauch	tU
-rauen	rSsU
-rault	bTcKjR
-rauss	hRjX
-ravel	nX
-raves	cKfXpJ
-rawer	qVrK
-raxis	bZjU
-ray	qU
-rayer	jZsW
-rb$	aXcKdTrStG
-rband	aKb\\cIiIpWqI
-rbe	iSkU
-rbeit	dSeS
-rbung	pY
-rburg	iUqU
-rburo	b]tG
-rca	cY
-rcado	cShKsY
-rcels	bWiQ
-rcent	hSiQkK
-rcera	qSrK
-rch	cUiFjQ
-rchen	bVcYfIiJmK
-rcher	aSiQ
-rches	bUiTsR
-rchiv	pRqQrR
-rcing	iU
-rd$	cR
-rdays	f[
-rde	aKbUiXkQ
-rdeen	cXiK
-rders	aSiS
-rdert	fKkY
-rdias	fU
-rdiff	cT
-rding	rUtZ
-rdo	aTq]
-rdona	qU
-rds	bRiW
-ready	iQsQ
-reaks	fRsR
-reams	iT
-reaux	bRcQiQ
-reche	aKbWgKhS
-recht	bDcYiUtH
-recie	jQkV
-redit	aRhV
-ree	lSoQ
-reens	aKiQjS
-reers	tR
-refer	sW
-rei	bV
-reibt	bUiR
-reich	bSiQtW
-reien	hSjZ
-reier	fSjT
-rel	aIb\\
-rella	bRgSrW
-remen	bKc[fKgKiRjH
-remio	bRgR
-remos	aScGeSiIlIqUsJtR
-ren	iX
-ren's	aJbRiVtK
-rence	gFhXsQ
-rench	jVkR
-renda	qY
-rende	l[qKtJ
-renez	iYoQ
-rensa	bUeKiKkJqR
-renta	bV
-rente	h[iJmU
-renti	aVqT
-renze	gGq]
-reo	bKcIiWpRqKtR
-repot	cTjWtH
-rer	aW
-reras	a[
-reria	bTqS
-rerin	aFmStY
-reros	aY
-resen	iRmT
-resse	iQkT
-ret	cXlIqV
-retar	aXcTtH
-retch	qX
-retty	rUsU
-reurs	aTbRqK
-reuse	jUsR
-rever	dS
-revet	aHkVlU
-rew	tT
-rez	m\\
-rf$	aHcYqR
-rfait	eU
-rfect	jQ
-rfrei	iFnY
-rg$	cYmR
-rgabe	aGtX
-rgada	aR
-rgado	aS
-rgang	jQlVsQ
-rge	aT
-rgeld	bTgKnSqJ
-rgens	iTtR
-rgent	qTtQ
-rgeon	bUiT
-rgern	bKiZ
-rgert	qW
-rgery	aUbGiS
-rgh	cU
-rgica	bZcC
-rgive	qTtR
-rgung	bShZiQ
-rgy	rS
-rhalb	dQjT
-rhard	aHbIcCdJiGmKnJoKpDqJrEtc
-ri$	cSiRjKmR
-ria	bQ
-riado	aSkU
-rials	fThUiF
-rib	bThQqK
-rical	fIpW
-rices	aKbZrStK
-richt	iYpUqY
-ricos	iHjSmS
-rid	dV
-ridad	aQsW
-riday	fT
-ridge	cThT
-rie	b[
-riebe	aXjItI
-riels	hS
-riere	bJcTjT
-riers	aSbU
-riert	bTiUjS
-riete	bVhQsK
-rieur	aEiJj]
-rif	gRhT
-rifas	pU
-rig	jS
-rigen	gSjW
-right	iQjQ
-riker	aU
-rilla	aGbJcIiKjJmXpKr[tK
-rille	bTgX
-rim	cFeSnT
-rimer	eQhT
-rimes	gW
-rimos	tS
-rin	aa
-ringe	gSrS
-rings	cWjKsV
-ringt	iVkTtJ
-rinne	pUqU
-rints	jSrU
-riodo	dRrR
-rious	jRq[sK
-ripts	iQ
-rique	bRiWjVsFtJ
-ris	qRrR
-risch	iHnUqS
-rised	bSeKiKjW
-rises	gJhX
-rismo	bDi\\lS
-rista	aSbS
-riste	a]tJ
-rit	bFcJiTpGt\\
-riter	a[jR
-rites	bS
-ritte	iTqS
-rivat	hT
-rived	pJqX
-rivee	bR
-river	aTjS
-rix	iY
-rjeta	rX
-rk$	aQbR
-rkauf	iVsQ
-rke	bTcQ
-rkehr	aYtK
-rkers	aQdImSsVtH
-rking	hS
-rks	cVjS
-rkung	iQtQ
-rla	iTpRqX
-rlage	rV
-rland	cQhWiK
-rlaub	hUtQ
-rle	oStR
-rlich	cDlU
-rlier	aHc\\mKqT
-rlies	fSqQ
-rling	cXdHiJtR
-rlo	nWqQ
-rm$	gQjUrT
-rma	jU
-rmano	bJiImUqQ
-rmany	bQdU
-rmark	cWiK
-rme	gRhR
-rmera	bIcQqY
-rmers	iR
-rmill	kV
-rmine	iSnYrS
-rmino	cGeYiJ
-rmiso	jW
-rmlos	pS
-rmo	c[iKqQ
-rms	nR
-rn$	iWjQoQ
-rna	aTmRpR
-rnada	eTfQ
-rnate	fZoH
-rnees	nZ
-rness	c[
-rneys	rU
-rnier	nQqY
-rnite	bV
-rnity	eYsS
-rno	aTiRqT
-rnoon	dQtR
-rnors	iK
-rns	iQjT
-rnt	jTlS
-rnter	jW
-roben	oKpX
-rocal	bVcJiJjWmK
-roche	hW
-rofil	tW
-rojet	jV
-roker	iSpJqU
-rol	m\\
-rolle	cIi\`jKmK
-rom	b\\cK
-romis	bJlVqQ
-ronca	qX
-rones	iX
-ronic	aS
-ronto	cWdQ
-ronze	jJkW
-roofs	gJhViFjX
-rooms	bTeHhUiR
-roper	aKiRkV
-ropia	bQkR
-ropio	bRnS
-ropub	bX
-ros	bQ
-roupe	bRgU
-rouve	qRsQ
-roval	oVqW
-roved	bUtR
-row	cQjU
-rozen	qT
-roßes	bShRjS
-rpe	c]iI
-rpo	rSsS
-rport	iUkK
-rpose	eSiTrK
-rra	cU
-rrada	cU
-rrado	pQ
-rrage	hKo\\
-rrain	aWcJ
-rrait	qU
-rrals	fIhGiWkJpR
-rre	hSkQ
-rrect	cJeJfJgGhQiIlUmKpJ
-rreno	aSqRsR
-rrent	iQjRqU
-rrera	lZpI
-rrero	aKb[cGhJrR
-rriba	nTrT
-rried	jGsZ
-rries	hT
-rro	gKiT
-rry	iToS
-rsals	eIoS
-rsatz	rTtT
-rscht	aSlV
-rse	iQ
-rself	hQpQ
-rsery	bT
-rship	bQjTlS
-rsing	aSbKjX
-rsion	iRrV
-rsity	aTbRjJlU
-rsona	aT
-rsons	aYbSiJ
-rst	aHeWmWrQ
-rstag	dWiJ
-rsten	mQ
-rtada	bRgTiKmK
-rtado	bU
-rtage	aIbIcGeVf[gKiFjH
-rte	hR
-rteen	fSgWiJ
-rteil	kZ
-rtera	aSkT
-rters	h[iW
-rth	cWiUnYtD
-rtial	qW
-rtida	f[
-rtido	fShQ
-rtiel	eZ
-rtier	bSgS
-rties	cIiS
-rtime	fSgR
-rting	iWkR
-rtion	aR
-rtise	eQlJqR
-rtner	aRmQ
-rto	aKbTcS
-rtout	hTiHrT
-rtrag	e[
-rts	bU
-rtung	iU
-rtura	eViQjJ
-rty	aSsQ
-ruary	pS
-ruber	gUpKq[
-ruces	cXdG
-ruche	aHbIcHdIeHfKgJhHiZjJkIlHmInIoIpIqIrItH
-rucke	bQcKiW
-rucks	bUfQ
-rueba	eQpQ
-ruezi	fQtT
-rufen	pT
-rufer	jT
-run	bUcEfKnX
-runch	bQfTsK
-runde	eKkIoZpH
-ruppe	bTgZ
-rusts	aU
-rutos	gZ
-rutto	gS
-rve	bKcSpSqQ
-rvera	bX
-rvest	bV
-rvice	hV
-rview	pS
-rving	bUcKhJkFoXqK
-rvise	iRmT
-rward	iRqWtF
-rwerk	bTcIiY
-rwick	bCc_tE
-rwise	cSeR
-rwork	iY
-ry$	bQtJ
-rying	sR
-ryone	gUhJrW
-rzeit	bJeHfHlTmTnS
-rzeug	h\\
-rzo	fJhWoUpItK
-rzt	aThStK
-rzugt	kRsT
-s-lui	qTsV
-s-moi	qX
-sa$	hQmW
-sable	aU
-sache	bRhSjR
-sados	iXpS
-sai	dQ
-saire	jRkVnR
-sajes	hT
-sal	jT
-sales	aGbYiJjVpK
-sam	cBfU
-samos	jQ
-san	iVjQmK
-sance	jSsY
-sando	sS
-sar	aRiXpS
-sario	cTpQ
-sarzt	cKhTjJ
-sas	cXjRsZ
-sat	fRhYiI
-satze	gQ
-sau	aKcZ
-saw	kR
-sbach	bIcZ
-sband	qUsR
-sberg	sZtJ
-sburg	cT
-sbury	c\\
-sca	cSfX
-sch	jUkS
-schen	hY
-scher	aJbZcI
-sches	cXlJsS
-sco	rQtJ
-sdale	aKcYqRtK
-sdays	dR
-se$	iR
-sea	cSnT
-sed	fQ
-see	aHbRc^mQ
-seful	kT
-sehen	kT
-sel	hQ
-selle	aXsXtH
-senar	iU
-sence	qQrJ
-sende	aJfXpT
-senes	jV
-senta	iWjKqS
-serat	rVsJtS
-serer	rKtR
-serie	cQhTlS
-serve	bKcSpSqQ
-ses	iT
-sesor	aT
-set	c[iFjEkVrV
-setzt	lXqR
-seurs	i[
-sez	rX
-sfeld	bRcX
-sgeld	cHgZiXjK
-sh$	bQ
-shalb	qQ
-shalt	aX
-shaus	b\\jGkVtG
-sheim	bRpU
-shers	aVeJgSiJjHl\\
-shing	eJgZiQ
-shion	bVgQ
-shire	aFbQc_
-shore	aJbRcWiK
-si$	kTtS
-sia	iRtW
-siano	bQ
-sible	tS
-sical	jV
-sicht	dSiUtF
-sidad	bU
-sider	eSjTpQ
-sidro	bQ
-sie	gYiY
-sieme	lU
-siers	iTpQ
-siert	aJcIfSiUrItJ
-sieur	aJqStS
-siger	bJs]
-sight	cIdKfGiSj\\mT
-signs	jV
-sin	aEhQtU
-sines	oJqS
-sings	aGtY
-sio	gJhW
-sions	gQiS
-sique	iQsR
-sis	eQjU
-sisch	iFk\\
-siste	cKmRrWsKtJ
-sists	iVsQ
-sit	hIiZpHqK
-sitas	iX
-sitat	cRtQ
-sites	hKnX
-sitos	iU
-six	gR
-skera	lXrRtJ
-ski	cWpKrR
-slauf	iKlQpW
-slohn	gV
-slose	gRhSsZ
-sly	hQjRqU
-smann	rY
-sme	qIrY
-sment	iKpVqU
-smo	iRpHrV
-sms	r\`
-snt	jT
-so$	j[lR
-socie	hTqQ
-sonal	eXkJ
-sonas	aQbSmQ
-sonen	bViImWpK
-sonne	cKtS
-sonst	cShT
-sor	iK
-soras	m[
-sores	aJbZ
-sorge	hRjR
-soria	aIbW
-sos	hWiYpK
-space	aV
-spana	dR
-spect	eUkS
-spera	gT
-spere	i[qKtS
-spice	bRcKtI
-sport	hUkT
-spues	qQ
-squ'a	nT
-sroom	iJjSkS
-ssa	bKcSqU
-ssage	kTtQ
-ssary	bVlQ
-ssene	jR
-ssent	kGlQsW
-sseur	gSmYqV
-ssful	pSqJtV
-ssian	jS
-ssier	aWpSqR
-ssing	aRlX
-ssins	cShU
-ssler	hJpY
-sst	iRsStQ
-ssung	aQfTrQ
-ssure	iRjKl\\mHsQ
-sta	aUbS
-staba	qX
-stado	q[
-stadt	cY
-stage	hXiR
-stags	dRiU
-stall	eTfV
-stamo	iT
-stand	iUqR
-stant	aW
-state	bTjU
-statt	bXcU
-stdoc	qV
-ste	aW
-steht	mT
-stein	aJcdiFjIkK
-stems	iT
-stens	jS
-stenz	a\\cEiZjQmKpHtF
-stern	o[
-sters	bViW
-stest	pT
-stian	sV
-stica	iHkW
-stico	jSrS
-stics	aTbHjT
-stieg	lRoS
-stina	aHbV
-sting	pT
-stion	rV
-stmas	gQhR
-stock	nT
-stody	iRkV
-stone	cTiSqS
-stort	c[
-story	iW
-stown	cXgKnW
-stral	hIiQkXnR
-stria	cVgKjR
-strie	bRgT
-strom	bV
-sts	iT
-stube	aVbTiK
-stuck	hXjK
-stung	iW
-stura	cVjU
-sty	r\\
-suche	hRiVnT
-sucht	aS
-suite	rT
-sults	iV
-sum	cUfUtQ
-sumer	bWiRmI
-sumes	pT
-sun	f[qU
-sunto	pRtQ
-sured	bUjW
-surer	hJiQpVqT
-sures	oVqK
-sus	hQjKqX
-swald	cZtI
-sweis	jY
-swers	iRlJpR
-swert	jJkZ
-szeit	f[gChKnUoI
-t's	qT
-ta$	tT
-tabel	bReKfT
-table	bQ
-tache	mR
-tacht	lR
-tacto	jXpT
-tador	bQcQ
-tag	fV
-tagen	cKfUiKnS
-tages	gThTiTjJpTtH
-tagne	cR
-tails	jKqRtT
-taire	tI
-tairs	cQhT
-tajes	aHbVjX
-taker	tV
-takes	jKlU
-talan	kTrV
-tales	aRiS
-tamos	cR
-tan	fQqZ
-tance	d\\jR
-tando	hQ
-tands	jS
-tante	aTrR
-tants	fHmQ
-taria	iQjGkWmS
-tarif	gRhT
-tarin	aXcTtH
-tario	eQjQ
-tarse	dKhKp\\
-tarts	fTgRiKoU
-tat	bQiRjR
-tated	rWsQ
-tates	bWsR
-tatil	hW
-tatus	eUgT
-tatut	eS
-taz	aSbXiKtK
-tball	aQbS
-tbild	aTrV
-tby	bUcQ
-tch	qV
-tcher	aVfS
-tches	bJfYiZmK
-tdown	oUpS
-teaux	jW
-tec	iQjGkW
-tecto	jQ
-tee	mQqU
-teers	mX
-tefan	mQtR
-tehen	jXrTtI
-teher	qW
-teile	bWhTpKqJrKtK
-teilt	fTgR
-telle	eU
-tellt	cJeUgIqQtT
-tellv	aTjQ
-tem	iTjSkS
-temas	jY
-temps	eTfQ
-tence	e_rV
-tency	jTpR
-tende	mX
-tends	jT
-tened	jQqR
-tente	aZjT
-teo	bUhKiS
-ter's	lW
-tered	bQgJjR
-teren	kXqKsQ
-terer	rS
-teres	aHb\\iHjJtJ
-teria	b\\iU
-terie	b^
-terim	eT
-terin	aSmWqU
-terio	lX
-terly	iSnQ
-terms	jU
-terna	aThKmSpS
-terne	qQ
-terno	aUqX
-tesse	aS
-tests	iV
-tet	eR
-teurs	aXbSmR
-tever	fQgVhG
-tex-m	iT
-texte	jX
-tez	gRrT
-tform	lTmT
-tfrei	fJjYsKtH
-tgart	iQnU
-tgres	jV
-th$	cV
-thaus	cWpU
-thday	hS
-the	aKbIcTfKiEjTlKpXtI
-theke	bVcR
-thers	jW
-thing	tR
-thout	jR
-ths	eS
-thu	dVfR
-thurs	dRfT
-thy	iRjR
-ti$	aJcHfYjJkX
-tia	mVtS
-tiago	cT
-tic	jQpS
-tical	hW
-ticas	jX
-ticle	gU
-ticos	iQ
-tid	eShHoJ
-tidad	bU
-tidos	mQ
-tie	aQmR
-tiels	gFhXiV
-tiens	hVpW
-tient	fKjW
-tiere	bTiQsS
-tiert	bIcIiZ
-tif	hQiUlS
-tig	lS
-tiger	eVjW
-tiges	iX
-tigte	bY
-tik	jW
-til	cKeShX
-tilla	bQtS
-times	cXhGiKnW
-timmt	iQqT
-tines	hJiYpJ
-tings	iW
-tinuo	eVjQoJ
-tions	iX
-tique	jS
-tir	iXlQ
-tired	kRmTsRtI
-tirer	pRqRrQ
-tires	oS
-tis	hRpS
-tisch	bZcK
-tismo	gY
-tiste	tU
-tists	aKbVmKtK
-titel	aY
-tites	iZ
-titor	qW
-titut	bWtJ
-tiv	bT
-tival	bQiToR
-tivas	aRfR
-tives	aVfJjU
-tivos	fQgT
-tizen	sU
-tl$	cFhJiJnKpDqKrGsHt[
-tland	pW
-tle	bQcQ
-tlere	aTbTgKjKkK
-tless	jRoX
-tlich	bQnQqR
-tline	eUjKkU
-tling	kVnJ
-tlist	pTqU
-tlohn	gX
-tlung	gH
-tly	bQiQ
-tment	hSpU
-tners	bSfKqKsT
-tness	bRcIgKhQjT
-to$	gR
-tober	oU
-tobre	oT
-tobus	gJhZ
-tocad	jSkT
-toire	qW
-tok	iU
-tol	cU
-tomer	iRmT
-ton	bVcfpJ
-top	hWsV
-tor	aR
-tor's	q^
-toras	bTcKfJmW
-torat	aXhHlWpHqIrK
-torce	mS
-torch	cGiGj\\rY
-toren	aKbV
-tores	aSbQhJmY
-torio	mQ
-tot	pKsY
-tplan	fY
-tra	iRpR
-tract	eStQ
-trada	fSoW
-trage	iWpR
-tragt	eUfTiK
-traje	gTnS
-trale	qR
-trato	eTqQ
-traße	cSpR
-tream	aYbFcEiHmArItW
-trees	iV
-treet	cUhR
-treff	iHpUrKtU
-treit	qX
-tress	jWkQ
-trial	bRcS
-trica	cKiWqS
-trice	iKlUm_tK
-trich	j\\kKtQ
-trick	aKcTqTtS
-trict	cV
-trieb	bYlS
-triel	aVgThK
-tries	fQiQ
-trise	jZ
-tritt	iRoW
-trols	i\\
-trong	jSsQ
-try	cTiR
-ts$	iR
-tsapp	pQ
-tsche	hRrIsV
-tse	qR
-tside	cSdQhS
-tsort	cW
-tst	jX
-tt$	rS
-ttage	fUhU
-ttags	fU
-tte	bU
-ttelt	gKhRqY
-ttern	cIdQgJiYjJ
-tters	aScJjX
-tting	iR
-ttled	oQsR
-ttles	iWqZ
-tto	gS
-tty	rUsU
-tu$	cXiKjFqWtB
-tuary	aSiEjSqQ
-tubre	eRo\\pI
-tudes	i]qT
-tudio	bWdQ
-tuell	gIhSiKjW
-tugal	nV
-tular	qR
-tuler	lHtU
-tum	aIgKqVtV
-tunde	gU
-tural	iXjHkV
-turas	rS
-turen	i[
-tures	iWrR
-turns	iQjT
-tus	eRgRjR
-tut	bReR
-tvg	eT
-tware	bVjKkStV
-tween	qQ
-two	gV
-twoch	dUfV
-twurf	iQtR
-twyth	cUfI
-ty$	gR
-tz$	bXcR
-tzdem	qTrQ
-tze	bYcGqS
-tzeit	bSfVjKkX
-tzige	qV
-tzt	lVq[
-tzten	qV
-tztes	bRrU
-tzung	eThKoR
-u'a	nT
-ua$	aQcX
-uages	bSmS
-ual	jS
-uales	gU
-ually	jT
-uando	iSnR
-uante	qKs]
-uar	pS
-uards	aW
-uatre	mR
-uatro	mU
-ub$	a\\hUtF
-ube	aUbSiQ
-ubila	iRqV
-ubled	bUmX
-ubles	bYgThE
-ublic	bS
-ublin	cV
-ubnis	j]
-ubs	cKhWjK
-ubsch	sW
-ubt	rW
-uc$	aKkS
-uca	bVpRqQ
-uce	bQiTtR
-uceur	jWkKqS
-uch	aRqS
-uchas	eTiEjVoH
-uchen	iRtR
-ucher	bHcDgKhQiXjSlHrKsYtK
-uches	bUcVgQiHtJ
-uchst	hRiJjRlT
-uchts	aKgXjGkGlQqIrGtK
-ucing	bW
-ucion	bJcTeUiH
-uck	cThRjW
-ucken	jQpHrU
-ucker	aJhWiJqR
-ucson	aKcUjJ
-uct	bT
-uctor	bHmW
-ucune	iKjJlV
-ud$	iU
-ude	jR
-udela	cRqQ
-udent	bUiStU
-udget	hU
-udies	iS
-udios	lUmQ
-udits	iY
-udium	jWl[
-udo	pKqUt[
-ue$	jS
-uebas	gRjHkKpU
-uecos	bScJnS
-ued	hXqUtR
-uee	jWqQ
-uegra	sT
-uel	cUhRrS
-uelas	jTkHtR
-ueldo	gQrR
-uelle	hRiV
-uelta	cJiKnWqQ
-uelva	aReS
-uelve	nRqVtK
-uen	bQ
-uenas	iUtS
-uenos	sVtQ
-uenta	hTkRmS
-uente	jVoSqR
-uento	hY
-uenza	cY
-uer	mQ
-uerdo	q[
-ueria	aViJjVqStJ
-uerpo	rSsS
-uerta	hSiW
-uerte	sTtU
-uerto	bRcI
-uerzo	fEhY
-uesos	aKhW
-uesta	bHqVtU
-uesto	qQ
-uests	sS
-uette	cZtK
-ueves	fT
-uevos	aX
-uf$	iRpQ
-ufe	f]hHiXkJsK
-uffet	fKiT
-ufmaß	iV
-uft	qR
-ufung	bSfKhRiDj\`
-ug$	jZkJqR
-ugada	fUhJiR
-ugais	kU
-uge	gUlS
-ughed	bYiHqQ
-ughly	fQhKiR
-ughts	iIpStW
-ughty	bVjT
-ugnis	jX
-ugues	kZ
-ugust	oU
-uhe	b[cSiJ
-uhl	bDi[jQ
-uhren	iSpR
-uhrer	aYbFfFgUrW
-uicio	qW
-uidas	iY
-uides	mS
-uidos	gT
-uiera	dW
-uiere	sQtQ
-uiero	sRtW
-uilds	jU
-uilla	gQhYtJ
-uille	iX
-uin	qT
-uince	aUoQ
-uinze	fVjS
-uipes	fTmT
-uired	iQlR
-uires	qRtR
-uisse	qR
-uiter	pQqY
-uites	bQiX
-uitte	qS
-ul$	bSjDkYpR
-ula	jW
-ulado	eBjQkIq\\
-ulage	bQg\\
-ulamt	tV
-uld	qQ
-ule	jT
-ulich	hJjKpRqX
-uling	bRiU
-ulled	iU
-ullet	rT
-ult	cRhR
-ultas	iT
-ultig	jRlK
-ultor	a]bK
-ulung	iWjJlU
-um$	cVfR
-umano	gJrX
-umber	aQ
-ume	bTcKdKiR
-umero	iTrQ
-umn	jKrR
-umnos	bR
-umo	bSiK
-umpen	iV
-umple	hY
-ums	bXpRtJ
-un$	bScQnS
-una	fS
-unced	dXhIiKqSrK
-uncil	bT
-uncio	rT
-unday	fR
-unded	eShTiHjV
-undee	cZtJ
-unden	fR
-under	iRqQsR
-undet	bVqU
-undry	aQhV
-une	c]iK
-ungen	i\`
-unger	s^
-unges	sU
-union	fVqU
-unior	aUjT
-unite	qT
-unity	aSbTcK
-unkte	iHk^qKrV
-unnel	iJpHqGtZ
-uno	cEfY
-unque	iU
-unsch	hUpTrI
-untan	bRkJqY
-untar	pR
-untas	fRp[
-unter	iSmUrR
-untos	iKkZ
-untry	cV
-unzig	bQcIfIgXhJlK
-uo$	jU
-up$	bZmQpJ
-upe	gS
-upils	bVgKiU
-uppen	bRhQ
-uppin	cT
-upply	bQjR
-upres	iTjQ
-ups	fQjU
-upt	bYrR
-urado	aQgR
-urage	q[
-urant	h]
-urate	iFjW
-urday	fT
-urden	qT
-ureau	dUpQ
-urf	iQtR
-urfen	qT
-urg	c_
-urgie	aKlZ
-uri	aQcTtE
-urich	cXqU
-uring	gJlQnQ
-urite	iYnS
-urity	iW
-urn	cXhViI
-urnee	fSpRtR
-urner	iZjKtU
-urnie	hZ
-urnis	hY
-urnos	fTmQnH
-uro	hV
-uropa	bQiT
-urope	iSnS
-urs	iT
-urses	nT
-ursos	gJhV
-urt	caeIgHiJpGtJ
-urten	bU
-uruck	qT
-urvey	qV
-ury	c^
-urzen	k[
-us$	jQkS
-usage	eRpT
-usand	gU
-usend	bT
-usern	cKiR
-useum	aJbVlQtJ
-usica	fIjR
-usion	aFdSrRtY
-usive	g]jKtK
-uss	hXiQjR
-ussed	iJjHkGl\\
-ussel	bSjR
-ussen	jIqTsW
-usser	aJfYhK
-usste	iQoS
-ust	oT
-uster	cHhJi\\jJkStG
-ustin	cXnK
-uszug	jW
-ut$	lR
-uta	qR
-utant	fVh]iI
-ute	hQj[
-utely	jUtT
-uteur	bIiX
-utfit	bVcK
-uth	c^eK
-uthor	jR
-uties	iS
-utile	lZtQ
-utine	iYjKkJ
-ution	hTiU
-utive	aSfXtK
-uto	cGeVgGhZnWpE
-utour	cW
-utral	qKrQsS
-uts	fUgQiYrI
-utsam	bKqRrItQ
-utsch	jVlTrU
-utton	jXkJlHqK
-utual	bUqT
-utung	gW
-uty	aQmQ
-utz	cJjVkU
-utzen	iSrT
-uve	qRsQ
-uvert	bW
-ux$	cVhRiR
-ux-tu	qUtV
-uza	iVjSnK
-va$	kX
-vadis	jXkU
-val	bXoT
-vales	iRkT
-vamos	eRqS
-vance	hR
-var	dTiR
-varia	iUtD
-vas	cR
-vat	hT
-vater	bWqH
-ve$	jT
-veaux	iW
-ved	bS
-vee	h]iIjT
-vel	nU
-vello	eY
-ven	cV
-ven't	jKpQrR
-venes	aS
-venil	aWrR
-venio	gU
-venir	fUoQ
-vents	jTmQ
-venue	rV
-venus	jKlTqX
-ver	iS
-ver's	jR
-vered	gQ
-verse	i]jC
-verts	iU
-ves	jQ
-vet	aIkVlT
-vetid	eShHoJ
-vette	hWqQtI
-veurs	iRsT
-vey	qV
-vi$	aVfTjH
-via	bS
-vices	cKiS
-vicio	qQ
-vidad	hUoK
-vided	fKhW
-vider	eJhSiWsX
-vie	iT
-views	iRpR
-viles	aHbXcVjIqKtE
-villa	cS
-ville	cenR
-vings	bRiQ
-vir	iW
-viron	iSnT
-vis	cUoX
-visar	pY
-viser	aW
-vises	iEjKm[
-visor	aRjQmS
-visos	rUsJ
-viter	rSsS
-vites	tT
-vo$	bQf[tK
-voice	eVjK
-vos	fQgS
-voyez	pT
-vre	cRjSqV
-vreur	q[
-vrier	oV
-vrons	fHpW
-vus	tW
-vy$	aQcQ
-wable	eY
-wagen	h\`iJnT
-wance	gU
-wards	jRoR
-warts	bQgVsQ
-was	jR
-way	c\\
-we$	aScU
-wed	h_
-wegen	bYiS
-weise	iUtK
-weite	fQpV
-welve	fQ
-wenty	fQgS
-wer	aU
-werbe	gQkW
-werke	bTcQ
-wesen	iZlU
-where	cW
-wieso	fRsR
-wings	iV
-wirte	bTfKiVtJ
-wn$	lWoQ
-wna	dWjKkR
-wners	bSjH
-wns	bRiW
-wo$	hW
-woche	cKf_jIpT
-wochs	eKfVhU
-works	cYgKjY
-worth	cX
-write	rY
-ws$	cQrRtS
-wurst	tS
-wye	cR
-x-m	iT
-xamen	jV
-xempt	aReVgQ
-xeter	cXdSiKjI
-xi$	fW
-xibel	fSiJoV
-xible	dReRhR
-xieme	bUjK
-xigee	dQkKlQ
-xilio	gT
-ximum	dRsS
-xis	bZjX
-xiste	eQ
-xo$	cWiW
-xpect	fQ
-xpert	jGm^
-xport	aTjR
-xte	jX
-xtras	hV
-y'd	iVmS
-y's	aKiQjWtQ
-y-one	gW
-y-six	gQ
-y-two	gV
-ya$	iHtX
-yages	mKnS
-ybody	bRkKlW
-ybrid	dX
-ye$	cRhR
-yecto	aQeQ
-yed	e\\nQ
-yenne	hQ
-yer	hQsRtZ
-yer's	kX
-yez	pT
-yk$	tQ
-yme	cUjKrT
-yment	gUhGiRpQ
-yo$	iIjKkVmJoS
-youts	cIiQjUmItK
-ype	eT
-yping	jVtQ
-yr$	aEbDc[gGnJpSrKtH
-ys$	hQpGtV
-yse	aQhRiWlS
-yself	mWqQrR
-ysics	aTjU
-yst	aWmR
-ystem	iTjSkS
-yth	cStV
-ythme	fThKjXlH
-ython	kW
-yunos	hT
-ywood	cWiIjS
-za$	aT
-zadas	fXsX
-zahlt	hVpQ
-zan	c\\iG
-zance	cY
-zar	cTiQ
-zas	bQ
-zberg	bUcSdI
-zburg	cYnK
-ze$	bRcWiJ
-zeige	t]
-zel	bIfHgKhGkIlImGnWoFpHqHrGt]
-zende	pKqTtY
-zer	iSjRtD
-zerin	aQcJkFoKsX
-zes	bJqYtS
-ziell	aVqW
-ziert	bWcJjU
-zig	bRgU
-zlich	rQtY
-zo$	fKhToV
-zofen	bV
-zon	bWc[hK
-zos	iWpKtY
-zt$	iRjQmKqQ
-zte	bUgSmQ
-zubis	iRmV
-zug	jQ
-zugig	b^cIjK
-zungs	iW
-zword	rU
-zyk	qQ
-ße$	cQrV
-ßen	cQtT
-ßes	bShRjS
-ßig	fUhQ
-ßlich	pS
/ 0	dTfTiJjT
/ 00	dR
/ 000	iSpT
/ 2000	aHbKjS
/ a	a\`iT
/ ano	hQ
/ c	iUjJoR
/ d	aXrR
/ day	gZ
/ de	bHdXhJtS
/ f	aX
/ fri	fQ
/ h	f?g\\
/ home	gFiW
/ hora	eR
/ hr	gWiQ
/ ii	aRbUtK
/ in	acjR
/ jahr	fKgIh\\pJ
/ jour	gY
/ km	cIjKnZ
/ l	aVhT
/ m	aX
/ mes	gUiQ
/ mo	hQ
/ mois	dQfQiW
/ monat	dQfW
/ month	dUhY
/ n	sQ
/ o	a]
/ or	aYdQ
/ pivots	jQ
/ r	fJgQkT
/ sem	aQiQ
/ semana	aJbHeYfH
/ std	aKeHfKgXiV
/ sun	gV
/ t	aBeYfSgVhKiG
/ tag	gUhT
/ w	aVrR
/ wk	eVfRhH
/ wo	fY
/ yr	gQhQ
/$	tU
0 %	gUhViT
0 (	eKfEg]jKrJ
0 +	j]
0 /	dW
0 0	fVgQ
0 00	f[
0 000	gZ
0 2000	e_fFiK
0 900	gYqR
0 950	gW
0 :	f^nQ
0 a	f_
0 all	kV
0 am	f^hQpS
0 and	jT
0 anos	jWmR
0 ans	eWjU
0 april	o\\sI
0 at	jY
0 august	oR
0 b	eTgUhSi[jG
0 bed	bThV
0 bis	gIpU
0 branches	aFbVhQ
0 bucks	gT
0 c	gR
0 cabines	bV
0 chantiers	iW
0 d	aBbGcFdIeJfIgGhJi]jVkKlKmJnJoJpJqKrGsJtI
0 day	f\`jI
0 days	dZeRfS
0 de	oT
0 del	gS
0 devs	mW
0 dias	cHdTfS
0 e	cWdKqZtF
0 ecole	aQbG
0 en	fVjW
0 er	bQhToZ
0 f	eSjSpSrI
0 feb	gHlJoVpJqV
0 flexi	fV
0 for	iV
0 fri	fS
0 fte	aTeWfRgG
0 g	bRcHjXtH
0 h	fVpS
0 ha	bY
0 heures	jT
0 home	fUjQ
0 hours	fU
0 hr	cSf\\
0 hrs	fU
0 in	dSfQmR
0 incl	fT
0 is	kUpQ
0 j	dUhTjU
0 jahre	j\\
0 januar	qR
0 jour	d[
0 jours	dThQ
0 juillet	eRoR
0 june	pX
0 juni	aJoWpS
0 k	fHhW
0 lpa	fFg\\
0 m	b^gIhFiR
0 m-f	cWfIlR
0 mai	oRpR
0 march	pR
0 math	aQgToK
0 may	eSfKoR
0 mb	pUrJ
0 meses	eUhUiJ
0 million	bUiTtI
0 millones	gZ
0 min	cV
0 mini	gY
0 mins	sV
0 mio	bIfIiTjJqU
0 mois	eUgWjU
0 monate	eVlT
0 month	eYgVhG
0 months	gRjToQ
0 mos	jTlW
0 mths	eUgKiQ
0 never	qS
0 nights	n]
0 no	iT
0 nom	iKj_
0 not	jIlX
0 november	iGoYpUqK
0 nuits	fRnQ
0 oct	iKoSqV
0 oder	gWrY
0 of	aXbHcHdIeIfVgKhHiJjFkIlGmEnHoHpIqHrIsCtK
0 off	fW
0 oktober	oQ
0 on	f]
0 one	fQ
0 or	jYkR
0 out	dV
0 p	aTfQ
0 people	bUmS
0 per	fDgWhI
0 places	jIlY
0 plus	gXmR
0 pm	fRpS
0 posts	iU
0 pour	bSfIgW
0 pts	mWtE
0 rd	fViR
0 rotational	fV
0 s	iXkX
0 sap	jTkG
0 sat	fWgK
0 schicht	fV
0 sem	eS
0 semaines	hSjRoS
0 sept	oX
0 september	iRoU
0 sites	cVnI
0 so	gUtS
0 st	cIo[
0 staff	aIiKmW
0 std	bSfQ
0 stellen	a^cKiItG
0 sterne	bTiR
0 stunden	fR
0 t	bJd]fIqJ
0 tag	d[pR
0 tage	dXfW
0 tage-woche	fT
0 tagen	fQiK
0 teacher	gR
0 th	aUoT
0 til	fUpK
0 till	fZgG
0 times	fHnW
0 to	fY
0 uhr	fShKiCjZoJ
0 und	f\\
0 until	eQqW
0 up	aQfYgGjGnG
0 v	jV
0 vza	aJeSfQ
0 we	fTiKnR
0 week	fW
0 weeks	fQhRnT
0 with	rU
0 wk	fTiRjJtK
0 wks	eRfR
0 woche	fXnG
0 wochen	hViKnT
0 x	fX
0 y	aWfQhRjX
0 year	eTiEjY
0 years	j[
0 yr	jZ
0 yrs	j^
0 £	fJgV
0 €	hY
0$	fQ
00 $	aSrR
00 %	hR
00 (	pT
00 +	gWhT
00 /	gT
00 0	f]
00 00	gXpS
00 000	g_
00 0000	pT
00 2000	bJeXgEpK
00 90	gYpS
00 900	aHbKhVtQ
00 92	gU
00 95	gXqR
00 98	pY
00 :	fZhS
00 a	fQ
00 abs	fJiHjW
00 after	fHg\\
00 agentes	mX
00 agents	aIbTcHdJiFmX
00 al	g[
00 an	dQ
00 and	sU
00 anos	bWgHsY
00 ans	bRiHjEmWs[
00 aout	kKoW
00 apres	fEgIpZ
00 april	iKoUpX
00 at	cWgV
00 aug	eTpQ
00 avril	aKpT
00 b	gThK
00 base	gUsK
00 bed	bXgIhHiK
00 beds	bX
00 berceaux	qQ
00 beschaftigte	bW
00 bis	gRsU
00 bitte	rUtG
00 but	gKqS
00 carers	aKiU
00 children	bY
00 con	fUhK
00 conges	hS
00 das	qQ
00 days	h\`
00 de	oZ
00 der	s\\
00 dias	h^pR
00 die	fKgSqSsQ
00 don't	iGqX
00 e	cJiKjZtH
00 empleados	b\\
00 en	eKf[
00 era	fHgThR
00 et	eKiKjUoHsQ
00 euro	gV
00 feb	aQpV
00 first	gR
00 flat	gUhK
00 for	qSrStK
00 frei	hQ
00 gehalt	gR
00 h	fd
00 ha	b_
00 heures	fYiI
00 holidays	hR
00 home	dWfQhH
00 horas	aQfV
00 hours	eQfT
00 hr	fWgQ
00 hrs	eUfW
00 if	gThK
00 in	bRcJjJqSrY
00 ish	fQgV
00 jahren	b\\
00 jan	oVsR
00 je	pTsI
00 jeunes	bXiR
00 jours	fQhQrQ
00 juin	iJoVpV
00 july	oRpV
00 june	iHoXpQ
00 juni	p[
00 k	gV
00 kg	jX
00 kids	aJbJcJfJhHiWlKmUnGoKsI
00 km	cXgJhUiK
00 kopfe	b[
00 la	g\\
00 lb	iKjY
00 leute	bYmR
00 licence	hJjQpS
00 lits	bW
00 m	bVcQ
00 mai	pU
00 mal	gZiI
00 march	oX
00 mars	oKpW
00 marz	aJfJgKnGo[
00 mb	dT
00 meses	eW
00 mi	aHcW
00 mil	g\`
00 miles	bU
00 min	jKp]qK
00 minute	fQpT
00 minuten	iT
00 mio	bUiQ
00 mit	b[gSjG
00 mois	e]gUhG
00 monate	eSjQoU
00 month	aJeXiKlUtK
00 months	iQ
00 mths	eUjZ
00 nach	g[
00 nd	hJpY
00 night	aUeJfGjK
00 nights	aKfQgS
00 no	dKhIjSsS
00 noon	pR
00 nov	oV
00 november	oT
00 october	eKpR
00 octobre	pQ
00 oder	fWgElSoT
00 of	b_
00 on	gQmR
00 open	gEiY
00 or	iQjQ
00 ote	gQ
00 ou	eTgQ
00 p	gXhTjJnU
00 par	fQ
00 people	b_dK
00 per	gVjI
00 pero	gHhIq\\
00 pers	bX
00 personas	aRbV
00 personen	bXfKpI
00 personnes	bU
00 plus	oS
00 pm	fQgJsTtQ
00 por	fHgZjIkXpKsS
00 ppl	b[
00 presses	bSiR
00 pto	hX
00 room	b[hH
00 rtt	fQ
00 s	fYsX
00 seats	aUbVtK
00 sechs	hY
00 sept	oW
00 september	eJoS
00 si	qU
00 so	gQ
00 st	bIcGhKoY
00 staff	bZ
00 start	fR
00 std	fX
00 stunden	eWfS
00 sun-thurs	fT
00 tage	fFh]
00 term	aJfU
00 th	gUoUpS
00 the	sR
00 to	fRgT
00 uhr	f\\
00 und	mRsS
00 urlaubstage	gJhZ
00 v	fWiJ
00 viernes	fS
00 volunteers	gJm]
00 weeks	hUqT
00 with	dR
00 wks	eRhQjKlT
00 wochen	cIhTqV
00 wochenstunden	f[
00 x	fZiG
00 y	fUiDjTpS
00 years	mSqT
00 yrs	b\\jJ
00 zimmer	bT
00 £	gU
00 €	rQ
00$	fSgV
000 $	gWhK
000 %	aQbDfcgK
000 (	gWhT
000 +	gWkQ
000 /	gT
000 0	gZ
000 00	gTpX
000 000	gRpb
000 0000	pb
000 900	fIpT
000 a	gZ
000 adherents	aKbYiJ
000 al	gX
000 all	gSqQ
000 alumnos	bR
000 and	hQsR
000 at	bT
000 b	cKgJhZjIpG
000 base	g[
000 beschaftigte	bW
000 betten	b^cJeJmH
000 bis	ga
000 brut	gT
000 bruto	gV
000 bruts	gU
000 cad	gWnK
000 clientes	aIcT
000 con	gRpR
000 de	hKqZ
000 drops	bIgGiVpJ
000 eleves	bTcKgKtI
000 employees	bW
000 en	fKgUhR
000 euros	gV
000 ew	aKb\\iJtF
000 fijos	gY
000 fix	gSqK
000 fixe	gQhJ
000 for	eJhUqV
000 h	bIeYiQ
000 habitaciones	qV
000 habitants	bYgF
000 im	gX
000 in	aKbVjWkK
000 jours	eVhH
000 k	bQhSiV
000 kinder	bY
000 km	cRnY
000 kr	hWiK
000 la	gYhDqR
000 leute	bZ
000 limpios	gT
000 liquido	gS
000 liquidos	gX
000 m	bTcSgKiQ
000 ma	bU
000 mitarbeitende	bV
000 net	qR
000 netos	gZ
000 not	qU
000 on	bYgT
000 or	gXhC
000 palabras	rV
000 people	bT
000 per	fJgThUiH
000 pero	gJqW
000 pers	aKbZ
000 personnes	aKbV
000 plus	gU
000 por	bGg\\
000 pupils	bYgIiE
000 salaries	bVeKgK
000 socios	bVgI
000 staff	bW
000 student	bSfKiKtV
000 t	gVhGmX
000 to	aQgS
000 trabajadores	bXcG
000 und	gX
000 wenn	qUrI
000 when	hS
000 words	rV
000 x	bKgX
000 y	iQ
000 £	eJgR
000 €	hU
000$	g[hRpS
0000	pR
0000 (	jV
0000 +	gW
0000 /	gJjVqK
0000 000	hRp\\
0000 0000	fXgS
0000 a	hW
0000 after	pS
0000 bis	gWhJiR
0000 brut	gV
0000 con	bT
0000 net	gQ
0000 or	gS
0000 ou	sS
0000 und	b[
0000$	pUtS
00000	p]
00000 000	p\\
00000$	jQkWpQ
2000	b[eQ
2000 (	aIeYfK
2000 and	qV
2000 eine	eQtG
2000 in	bZcJ
2000 steht	bU
2000$	bTeT
90	gQ
90 days	gQhJqV
90 k	iT
90 min	hKiZjIpT
90 plus	gW
90 €	gQ
90$	fGpU
900	bXgQ
900 000	eQgR
900 invoices	iV
900 €	tS
900$	hQqT
91	pWqY
92	bTgVjJqT
92$	gR
93	gGiT
95	aKgSqT
95 k	gV
95$	fShIiUqV
950	gW
96	qX
96$	qS
968	pW
968 000	pW
97	hTjS
98	gXpV
98 000	g\\hKqH
98 k	gZ
980	gUhK
981	p\\
981 000	pWqK
99	mU
: "	q[sR
: $	rS
: 0	dRmT
: 00	fZ
: 000	g]
: 0000	bTpQ
: 95	cKgYiFjJqZ
: a	aSsU
: apply	lVpT
: auxiliar	aXhH
: cdd	eR
: degree	iJtR
: demande	jZkKlH
: dr	aKmX
: el	qUtK
: en	bKpS
: frau	iJpRrJ
: go	iKjUqGtW
: gulf	cWtR
: hbo	jQ
: head	qJ
: hotel	bY
: hr	bKiGpYtT
: i	aVbI
: in	a^
: it	tW
: la	bTdS
: max	dWkIsW
: mi	aKbQtS
: mme	mR
: n	aJcRkKoItT
: no	fVrW
: non	jGkKlY
: nous	kU
: payroll	iUrHtU
: phd	jW
: project	bQ
: que	hKqJrX
: recrutement	pQ
: referent	aT
: sap	iWjEkT
: so	hSoT
: tecnico	aJeKjStS
: the	bRcS
: un	kSnT
: we	lUqYtI
: we'd	aKiJrS
: we'll	hXiJpRqS
: wer	bGjXkKrJtR
: wiebke	mQ
: windows	iJjV
: wir	bWtT
: yes	tT
: £	fV
: €	gS
:$	tl
<apply	phrStW
<aside	q_rQ
<company	bccb
<contract	e]
<date	oY
<duty	ii
<filler	aat\\
<hours	f_
<mode	d\\
<must	jakX
<nice	kalW
<notneeded	l]
<order	rc
<pay	g]hR
<perk	hd
<place	cR
<team	mb
<title	bRcV
<travel	nd
<unlawful	qQsd
=/	gWiKjI
=0	fSpV
=00	gVoU
=a	fG
=ab	fInSo\\tG
=an	kQlR
=asunto	jJtX
=aufgaben	iZ
=aus	hS
=bemerkung	cEiJjHpIrTs^
=benefits	ha
=bieten	tU
=bringen	iJtX
=candidature	qX
=comp	hTrRsV
=contact	gFp\\
=contract	eToW
=contrato	eVfJ
=das	ta
=date	fEt\\
=dauer	cKeZfGgJiJjKqJtK
=de	oQtT
=el	iSrT
=essential	iUjZkK
=extra	hWkS
=extras	hY
=for	cQ
=from	t]
=gern	dShEk[lR
=gesucht	eU
=grade	aXgXjD
=have	tY
=hr	kGt^
=i	jSlRsT
=ihre	tU
=job	a\`bJiV
=kontakt	pT
=kur	hKk]lJ
=lieu	c\\
=lo	aWtR
=location	c_
=los	oY
=main	eKib
=mit	iJtX
=motif	bJq[
=needs	jRkV
=no	iKl[pRtK
=not	jJlUqW
=note	qRrR
=objet	t]
=one	iQ
=ort	cXeKiH
=para	aIb[iKrG
=place	c]
=position	aafFgH
=post	aYfV
=poste	oT
=process	fHp[
=product	bZiK
=profil	tS
=puesto	aZ
=purpose	ia
=que	aT
=re	oQtU
=reports	aJmXtK
=requirements	j\`
=role	aWiX
=salaire	gViK
=salario	gX
=salary	gX
=scope	aKc]gKiSrI
=seat	hRqQ
=sie	iJtZ
=site	c]dTiJjFlW
=start	o^pItK
=stelle	bSfT
=subject	iKrTtS
=tasks	iV
=team	mYtS
=the	cQ
=title	aXcKiJ
=to	iJjUmVtY
=travel	cGlFn]pJ
=tun	i^
=type	e]r\\tG
=us	b\\gKqI
=voraussetzung	j^kF
=wann	fYtK
=wanted	fQi[
=was	iX
=what	lRsT
=where	caiIt@
=why	bVqX
=will	tV
=wo	cX
=work	iX
=working	dY
=wunschenswert	kX
=you	iWjR
>apply	p[
>aside	q\\
>company	aVbdtQ
>contract	aTeZ
>date	aQcT
>duty	ih
>filler	t^
>hours	cTf]
>mode	c\\dX
>must	iQje
>nice	jakd
>notneeded	jUkQl]
>order	qUrY
>pay	gY
>perk	gWhf
>place	aTb\`
>team	m\`
>title	aRte
>travel	n\`
>unlawful	sZ
?	lTtY
? 00	gTiJ
? ?	qQsHtV
? nein	jQlQ
? no	dReQ
? not	jKlQ
?$	lRtY
@first	ahtc
@late	pZrQ
^	rRt[
^ 	rRt[
^" 	cGpEqXsYtK
^$	gZ
^$ 0	fJhSpR
^$ 00	fKgY
^$ 000	bTgV
^%	gUpIqW
^&	dT
^(	cUiJqTtR
^( 0	aDbIcFdIeTfQgEhFiGjIkGlJmFnHoJpKqFrFsJtU
^( 00	bJcJdQeTfXgKhTjE
^( el	aIqUtK
^( groupe	bWgQhI
^( m	rQ
^( oder	hHjHqVtT
^( the	qZ
^( we	gJhUjKlRoK
^+	gWhZiKjW
^+ 	cEgRhFiEtU
^+ 0	fW
^+ 00	cThRoK
^-'d	mT
^-'t	jSqSrS
^--v	g[iT
^-00	gT
^-aa	jJkRsHtT
^-ac	ca
^-ae	iVj[lJ
^-ag	pR
^-ah	aIbIeSgVjKmJtQ
^-ai	cXqR
^-ak	aQbTcFfKgGhKiVoRpK
^-am	c[tS
^-an	kR
^-ao	aFgGhZiKrItZ
^-ap	aFiTo[
^-ar	i\`
^-as	i]
^-au	bRcW
^-av	gTiU
^-aw	cQiUjKkT
^-ay	fStX
^-az	cY
^-aß	fQ
^-ba	cZtZ
^-be	iRkUtU
^-bi	cXhV
^-bj	tU
^-bo	qWtS
^-bs	h]pS
^-bt	kRpKqTrQ
^-by	cViRtK
^-ca	bZc[
^-cc	aIbIcHdJeJfIgIhJiWjUkFlJmHnJoJpJqGrJsJtJ
^-ch	jQ
^-ci	t_
^-ck	cTtU
^-cl	fUgS
^-cp	iTjT
^-cs	iWkX
^-ct	tV
^-cy	iStT
^-dg	aFbGdGeGfGgGhGiDj]kAlDmGnGoGpGqGrGsGtE
^-di	aXf[hQiB
^-dl	jZrJs\\
^-do	jV
^-ds	iV
^-dt	bQcX
^-dy	hX
^-ea	pJr\`
^-eb	bYcKmS
^-ec	jS
^-ed	tQ
^-eg	cUjK
^-ei	bV
^-ek	dJfXlKtK
^-el	cQjR
^-em	jUkTtR
^-eo	bRcUiW
^-ep	iRrW
^-er	iR
^-es	iW
^-eu	cX
^-ev	jX
^-ew	aTcQgRtH
^-ex	cDfRgJhKjGk\\tJ
^-ez	pSrR
^-fa	gUjSmU
^-fe	aThS
^-ff	hW
^-fi	cShRiYjI
^-fr	cEdKe^fShKiFkKlKmKnKoKqKrIsKtH
^-fs	iXjGqQ
^-ga	cVgKhSjJkT
^-ge	iX
^-gh	cUiR
^-gn	iX
^-go	iS
^-gs	fRhS
^-gt	gQqVtU
^-gy	bGiVjRkWsI
^-ha	cUjEk[lKtW
^-hg	iEj\\lK
^-hl	iHjWmS
^-hn	g[nV
^-ho	aIhKqTtR
^-hr	gTtU
^-hs	aVhRtJ
^-ht	tT
^-hu	dRtR
^-hy	iRkU
^-ib	iVpRrQ
^-ic	aVhQjX
^-ie	bWjR
^-if	gXqS
^-ig	iIjU
^-ii	bZtV
^-ik	aRbYjT
^-il	pS
^-im	c\\dKiI
^-io	bRmQ
^-ip	hRjGkUlR
^-ir	iUjTqQ
^-is	jQ
^-iv	cJpYqKsH
^-ix	gQhQiJtS
^-iß	cIgKqW
^-ja	hSiR
^-je	bQjW
^-jo	eXgQ
^-ka	jTkY
^-ke	iVtS
^-ko	aIcIgKiJnWpJ
^-ks	hTlQ
^-kt	hKlTtQ
^-ku	i\\jF
^-ky	lJpKqHrZ
^-la	cRtX
^-lb	bQfQgQ
^-lc	iUkW
^-lf	aKhQiS
^-li	aKbDcZjDkV
^-lk	cUpQtT
^-ll	cR
^-lm	bZcKdIiKjRlI
^-ln	bIc\`iR
^-lo	rU
^-lp	aJhRtX
^-lq	j\\
^-ls	hVi[
^-lt	gUhJqT
^-lz	bRc[gJpJ
^-ma	cXiWjR
^-me	tQ
^-mm	gRpT
^-mo	cSpQ
^-mp	eTkRtJ
^-ms	iZ
^-mt	aWpR
^-na	cX
^-nc	cQiEqQtR
^-nf	bQjU
^-ng	iX
^-ni	bQcIqT
^-nk	bShT
^-nn	jQkRtV
^-no	c[dKfQ
^-nq	hVjQ
^-ns	iT
^-ny	cUhR
^-nz	iSjRkRpR
^-ob	eV
^-oc	aYbGgS
^-od	jRqUtQ
^-oe	bQcXfI
^-of	bX
^-og	lT
^-oi	aSqQ
^-ok	aQiS
^-ol	hT
^-om	jSoS
^-op	hUjS
^-os	iS
^-ot	cWqU
^-ou	bRqQ
^-ow	cTj\`
^-pa	cWhSjT
^-pc	j]
^-pd	jY
^-pe	iSlS
^-pf	iX
^-po	kWmR
^-pp	iRpWtT
^-pr	jW
^-ps	fUjU
^-pt	eQoT
^-py	bTcJ
^-rc	aJcYtT
^-rd	bKcXiS
^-rf	iSjHkTrT
^-rg	cZmS
^-ri	aScJiWjImJpKqRtU
^-rk	cW
^-rl	aJbViQsQ
^-rm	eWlT
^-rn	bJcWiRoQ
^-rp	iSqR
^-rr	iTjKpRqY
^-rs	iS
^-rt	cYoR
^-ry	cQ
^-rz	eQpGqT
^-sa	qQ
^-sc	hSjT
^-si	bKcIdGpIrKt]
^-sk	cJdWiV
^-sp	gGhWiYkJmJ
^-ss	cQiRjT
^-sv	aIbIcAdIeIfDgGh\\iCjUkFlImInIoIpIqIrIsItF
^-sz	qT
^-th	cT
^-ti	fVhRiJjKkU
^-tl	cKiRtR
^-ts	iX
^-tt	fQ
^-tz	cY
^-ua	cWkQ
^-ub	aThVkRsH
^-uc	aSbRjTtH
^-ud	hToT
^-ue	cUsQ
^-uf	iWpRtQ
^-ug	jVlR
^-uh	fXjR
^-ui	i^jGqRtQ
^-ul	fStS
^-um	tV
^-un	bUcR
^-up	gGhcjI
^-ut	fR
^-ux	hSiT
^-uß	t\\
^-va	iDjWkXoG
^-vi	aIfQ
^-vo	eQgRqQ
^-wa	aKbIcUdJfGgIiRjKkRlKtK
^-wn	bScSnS
^-wo	gShR
^-ws	jY
^-xe	gT
^-xi	aKhZiI
^-xo	cQiGqTs\\
^-xt	pRrStS
^-ya	eQhRtR
^-ye	eZgJiSjDkKlJ
^-ys	fW
^-za	hSiRqKrS
^-ze	cQqR
^-zi	tS
^-zo	aQoUpS
^-zt	gTqY
^-zu	hQjKq[rF
^-ße	cTtU
^/	aSiIjFt^
^/ 	bHcCiJtd
^0 	aVbKc@iDkHmKoRpJqKt\`
^0 %	g]
^0 +	j]
^0 /	aIbIcJdEeKfZgRjFkHmKnCoEqJrKsHtI
^0 0	eSf[gT
^0 00	fSgQoY
^0 000	g\`
^0 900	bSgb
^0 950	gU
^0 :	fc
^0 a	f^
^0 am	fSiKpV
^0 anos	j[
^0 ans	jW
^0 bed	bUcIhU
^0 day	f]pH
^0 days	dSeVfX
^0 dias	fS
^0 er	gSoQ
^0 f	pSrI
^0 fte	aXcHeTfEgJtI
^0 h	fT
^0 in	bJdZhI
^0 j	cKd[jTtK
^0 jour	dY
^0 jours	dWfV
^0 meses	hU
^0 millones	gR
^0 mois	eVhRiKjQ
^0 month	eV
^0 months	eXgR
^0 nd	aTbImU
^0 nights	nX
^0 of	aSbIcJdJeJfWgJhJiHjJkJlImGnHoIpJqJrJsHtJ
^0 off	fX
^0 on	f\\
^0 p	fWgU
^0 pm	fSoKpU
^0 pts	aQmXtH
^0 sat	fWgI
^0 schicht	fX
^0 semaines	hV
^0 sites	cVjJnH
^0 st	aYcJhSoR
^0 tag	dTeJfK
^0 tage	dWfS
^0 tage-woche	fW
^0 til	fR
^0 till	fU
^0 to	bKfagEiHtK
^0 we	fXiJ
^0 weeks	fKh\\
^0 wks	fKhUlQ
^0 woche	fYnE
^0 wochen	dQh^
^0 x	f\`nR
^0 y	jX
^0 year	eTiEjY
^0 years	eSjX
^0 yr	jb
^0 yrs	bWeU
^00	fUgQ
^00 	cFf\\hVpR
^00 %	fVgYhQ
^00 +	fKh]jT
^00 /	d[fFhS
^00 0	f_gQ
^00 00	g^
^00 000	fTg[
^00 90	ga
^00 98	pS
^00 :	pStQ
^00 a	gW
^00 agentes	mX
^00 and	bQgZ
^00 anos	bYcIeKjHmJsG
^00 ans	bKfJjHmVsQ
^00 base	gV
^00 berceaux	bT
^00 beschaftigte	bW
^00 bis	eUgZ
^00 conges	hR
^00 days	hi
^00 dias	fFh[jK
^00 die	fGgTqS
^00 euro	fKgW
^00 h	fW
^00 ha	bZiG
^00 heures	fS
^00 holidays	hR
^00 horas	fd
^00 hours	eTfW
^00 hr	fZgHiJ
^00 hrs	bJeVfZ
^00 ish	fViJ
^00 jours	hR
^00 k	bWgT
^00 km	cVfKhF
^00 kopfe	bX
^00 leute	bTmW
^00 m	bZhE
^00 mal	fKgYiJ
^00 mit	kKqX
^00 mois	aKbIcJeYfIgRhC
^00 monate	cQeSiKjR
^00 month	aJe[tJ
^00 months	e[fR
^00 mths	eKj[lI
^00 of	bW
^00 on	bJfRmY
^00 or	fQgEjX
^00 p	cIgViHnR
^00 people	bW
^00 pers	bY
^00 personas	aSbTmR
^00 personnes	bT
^00 ppl	b[
^00 pto	hX
^00 room	bV
^00 rtt	fY
^00 s	aIbGf[gHiHjJsG
^00 staff	bV
^00 std	aTfZ
^00 stunden	f]
^00 t	hSrQ
^00 tage	fHh[
^00 th	aFfJgRjUoUpKtK
^00 to	gSjJnWsQ
^00 uhr	fUiK
^00 wochenstunden	fXiF
^00 x	fX
^00 zimmer	bU
^00 €	gXrV
^000	b_gV
^000 	cIgXpH
^000 %	aJbBcFdTfWgRiJ
^000 (	gKhX
^000 +	gW
^000 /	bJeIg[
^000 00	bHfSgQjKpW
^000 000	gQiQnU
^000 0000	p[
^000 a	fJgWiI
^000 al	fJgU
^000 b	bRhR
^000 employees	bS
^000 h	bFeSfS
^000 k	gKha
^000 km	cUnS
^000 netos	bKgX
^000 people	bW
^000 salaries	bT
^000 trabajadores	bU
^000 words	bIiJpU
^000 €	ga
^0000	bQgY
^0000 	bZcJeQgSiBjEpKtG
^0000 +	gWiJqJ
^0000 000	pZ
^0000 0000	gX
^0000 bis	gXhIjJ
^00000	cTpU
^00000 000	pV
^2000	bQcKhV
^2000 	bZcIeK
^90	bX
^90 days	dSeT
^900	bUiT
^95	bWcGfIiGjWlJqJ
^:	jSqRtQ
^a	aTcV
^a 	eViJjUsQtA
^a 0	aKbKcSmW
^a 00	g_jVnRpH
^a 000	bKgShJiKjUsJ
^a :	iRtS
^a bit	iSjS
^a car	gQhK
^a case	cKjRlKpU
^a data	aR
^a day	cHdXiGpT
^a driving	iJlU
^a family	sR
^a head	aT
^a hundred	aJfJgIiU
^a l'aise	jX
^a la	cSjR
^a las	bJcY
^a page	rT
^a row	qV
^a scandinavian	kS
^a second	aQiHjKkWlJqKrJ
^a ver	qTtW
^a year	jW
^ab	gSo\\
^ab 0	mJoV
^ab 00	fWgRoF
^ab marz	aKbJeKfSoS
^ab sofort	oQ
^abends	dJfThKnR
^abends daheim	dIfShJnS
^aber	dTgHhQtS
^aber das	qS
^aberystwyth	cU
^aberystwyth 	cT
^abgeschl	jT
^abgeschl ausb	jT
^abgeschlossene	jQ
^abgeschlossene ausbildung	jQ
^able	jZ
^able to	jZ
^about	bV
^about 00	iS
^about the	qStT
^abrechnung	iT
^abrimos	bStQ
^abrir	iU
^absence	iU
^absence 	iU
^absolute	jU
^aca	bGcGjYqJ
^academia	bVcH
^access	bQ
^accommodation	hY
^account	aV
^accueil	fRiZ
^ach	iJq^tI
^acht	eVlT
^acht wochen	bIeWjKlT
^achtunddreißig	fS
^achtunddreißig stunden	fS
^acompanamiento	i\\
^actas	iU
^ad	aXbGcFfJjKtQ
^ad please	aSfHrFtX
^ad says	gQiHjKqJsS
^add	r_
^add the	qKrW
^adr	hKjAk\\lY
^adr no	jGkGlZ
^advert	qWtI
^after	bEcJdSeSfJgIhFiFjFkXlJmKoW
^age	cJfKgFiKlKoJrKsVt[
^aged	cJgViK
^agence	aKbTcY
^agence de	aKbQcZ
^agencia	aFbYcI
^agencia de	aHbTdSnItJ
^agency	bUiT
^agency 	bUcKeHhHiQtI
^agency or	jT
^agenda	cKiUjTtI
^agenda 	bKcIhJi]jJtE
^agent	aW
^agent de	aW
^agente	aU
^aguinaldo	hV
^ah	fRgGjKnKqJtY
^ah 	bJfQhRiHtQ
^ahm	jHtZ
^ahm 	jHtZ
^aide	hV
^aide au	hV
^akkord	cKgVrKtR
^al	cTmQq_
^al lado	cS
^al mes	cGdWfHgFiXmKoJqF
^aleman	jT
^alguien	aRfKtR
^all	cKdQ
^all in	bTcJ
^all the	dThRiKpI
^alle	dRgUjKrKsK
^allemand	cJkZ
^alles	bQdXfIrQ
^allocating	iR
^allowance	gR
^alnwick	cS
^alnwick 	cS
^alors	tT
^als	bTeQhTjE
^also	qU
^also 	qQtZ
^also :	aSfKlJnU
^also nicht	qT
^also so	bIqJsTtK
^also wir	aStJ
^alta	eY
^altas	cKiYqQ
^alter	bIfFgGiIs[
^alternance	bIeU
^alternate	fQ
^altura	bKcVgG
^always	bShKpS
^always have	bTpJ
^am	sR
^am besten	fJpTsQ
^am liebsten	oQsT
^amplitude	fRgI
^amplitude 0	fRgI
^an	mTpT
^an 	iTmV
^an :	aJpYtU
^an der	aHb\\tF
^an die	bFpUtQ
^an hour	fRhHi\\
^analisis	iX
^analista	aYdQ
^analyst	aTqR
^anbei	bKqKrHtV
^and	tQ
^and 	cFiUmHsWtR
^and a	aIbRgSiImV
^and at	jWkJ
^and be	jVqH
^and don't	aKhKiIjJlGmKoKpHqKrWsItK
^and have	iHjU
^and it	iItX
^and keeps	iV
^and no	iVjJsW
^and please	iKqY
^and run	tS
^and the	hQ
^and then	iRqS
^and they	bGfSjV
^and to	bKgKiQkXtJ
^and two	aUhQiK
^and uh	bHcJiJjJtT
^and we	cU
^and you	iS
^anda	bKcGgJlKqXsItG
^anfangen	oZrI
^angelehnt	gS
^angelehnt an	gS
^angemeldet	gUhI
^angestellt	e[
^anglais	jZ
^animation	iYrJ
^animer	iU
^animer le	iU
^anlage	cWgTiH
^anlagenmechaniker	qV
^anmeldung	iSjFpV
^annonce	aFbKrQtZ
^annual	iUjTlK
^annualised	eHfV
^another	aWiKjI
^ans	bRiKjS
^ans de	iJjU
^ansprechpartner	mSpR
^answer	jKmS
^answering	iW
^answering the	iW
^anuncio	r\\
^any	bTiKjVlKoR
^any 0	aJcS
^anything	iJtV
^anywhere	nT
^anywhere between	nT
^anywhere in	dT
^anzeige	iKrZ
^ap	aYeKlImRtH
^app	bJcIdJhJjKlKmKp[rKtJ
^applicants	jRqKsR
^applications	p[
^applications 	pT
^apply	gKlKp]tI
^apply by	pS
^apprentice	aHfKgX
^april	fSoW
^april bis	fSoR
^april to	aJbIfS
^aqui	bDcTeKfKiKpKqStW
^arabisch	cIkUlH
^aranda	cV
^aranda de	cV
^arbeitsort	cW
^archives	bW
^around	cT
^arquitecto	jS
^arzte	bTtJ
^as	bQcIeQ
^as discussed	tQ
^as promised	tR
^as the	jTlHrR
^asap	o\\pK
^asesor	aT
^asi	oTpHqQ
^asi que	oUpHqQ
^ask	pVqW
^ask for	pV
^assistance	iS
^assistant	aUeQ
^assistante	aW
^assistante dentaire	aQ
^assurances	eIh[iI
^astreinte	fVgUiIpJ
^asunto	pRtQ
^asunto :	tR
^at	aKbUcZjU
^at least	jY
^at our	cR
^at the	bZcAhGpS
^atelier	aHbUcUdKiK
^atender	iS
^attestation	iKjY
^au	eViJqU
^au domaine	bT
^auch	eTiUjS
^aucune	lS
^aucune experience	lS
^audio	iT
^audio typing	iT
^auditorias	iUmK
^audits	iX
^auf	aTeUhUiQ
^aufgabe	iUtI
^aufgaben	iU
^aufgaben :	iU
^aufzuge	aKbSlU
^auge	iJrV
^august	oW
^aus	cRlU
^ausbildung	l\\nK
^ausgelernt	hIjX
^auskunft	iSmKpU
^auslose	gShViIjKsK
^author	iQ
^auto	bVcIhSiFjYlE
^autobus	hU
^autocad	jSkT
^autocad 	jRkS
^autoclave	hSiTkK
^autohaus	bWtJ
^autonome	jU
^autonome sur	jU
^autour	cT
^autour de	cT
^auxilio	fQgS
^auxilio de	fQgS
^außendienst	aXnT
^außer	fUiK
^avant	fEpY
^avant le	pS
^avec	bKhSiRjGmT
^avoid	r[
^avoid the	rQ
^away	fIhViKnS
^aws	aHcKgUiJjTmK
^ayudante	aW
^ayuntamiento	bY
^ayuntamiento de	bY
^b	bXjU
^b 	bIcHiIj_tK
^b 0	aQbWgTjF
^baby	aTiYtJ
^bac	j\\
^bac +	jY
^bachelor	jR
^bachelor's	iKjW
^bachelor's in	iKjW
^backend	aRdR
^backfill	qV
^backfill for	qV
^background	jUtK
^bad	cZ
^bafa	jW
^bafa complet	jW
^bahn	nV
^bajar	iS
^bajar el	iQ
^band	aW
^band 0	aX
^banda	gW
^bank	eVfTgIhKjJ
^banking	iZ
^bar	b]cK
^bar 	bV
^bareme	g[
^bareme 	gR
^barista	aT
^barista 	aY
^base	cZdU
^base 	c@d[iJnK
^base 00	cGfIgVhI
^base en	cT
^based	bGc\`dI
^based in	bKcZdH
^basic	gVhFjY
^basically	cRsJtR
^bauing	aWiIjR
^baustellen	cY
^bav	fKgKh\\pJ
^bav 	hW
^bcbs	hW
^be	iSqS
^be in	eUfKiS
^because	fRmTqQtQ
^because we	bRiTjHmR
^bed	bKdHfIgVhUjK
^been	bYjQtK
^before	oZ
^before the	oV
^befristet	eT
^befristet fur	eRjH
^beginn	oY
^beginn 00	oT
^bei	cRiS
^bei der	hUiQ
^bei uns	bGcEd[lT
^beim	q[
^bem-gesprache	iU
^bemerkung	rRsR
^bemerkung :	rRsR
^bench	aU
^bench joiner	aU
^benefits	hYoK
^benefits :	hS
^beratung	iT
^bereitschaft	fUgRjQ
^bereitschaft 	fEgWhKjQkI
^bereitschaft zu	fHjY
^besetzung	o[
^besoin	tQ
^best	aIpGsJt_
^beste	pKtX
^beste gruße	pKtX
^betreff	iGpUrJtU
^betreuung	iU
^better	sV
^between	bIcTqWsR
^between us	qSsS
^between you	qQ
^bev	mS
^bev and	mT
^bewerbung	pX
^bewerbung 	pR
^bewerbung an	mJpR
^bewerbung bis	pU
^bewerbung mit	pQ
^bewerbungen	p[
^bewerbungen an	qQ
^bezahlt	cGgWhEpS
^bezahlt wird	cIgX
^bid	aRfTmK
^bien	cKrIsRt_
^big	bUiS
^bilingual	aTkRrT
^bin	aKbJmIpVqJrJtT
^bins	cKi\\jKqG
^biologie	bIjX
^birthday	hV
^bis	pYqU
^bis 0	gHpTqZ
^bis 00	dTeQpU
^bis dahin	qW
^bisous	pKtV
^bisous 	pKtV
^bisschen	cHiWkH
^bit	jKkZ
^bit of	jKkZ
^bitte	rWsU
^bitte 	rWsTtK
^bitte bis	pW
^bitte die	qJrTsKtQ
^bitte kein	sR
^bitte keine	sV
^bitte mit	lUpUrHsK
^bitte nicht	iKqZr@
^bitte nur	rKsV
^biz	aSgSiJ
^bjr 	aJtV
^bleibt	bJhKoQpKqWrJ
^blood	iWlK
^board	iSqU
^boarding	aUpJtU
^body	aKbIeGhIrYtH
^bonjour	tZ
^bonne	sVtX
^bono	cGgYhHiJmJ
^bonobus	hS
^bonsoir	tU
^bonsoir 	tT
^bonus	gShV
^bonus points	kS
^book	aReIiRjUpQ
^book 	aHcKjIpVtI
^booking	iZ
^bookkeeper	aS
^bookkeeper 	aX
^boots	hWiJ
^boots 	hXiJ
^bootstrapped	bR
^boss	mZq[
^both	eTiJjR
^both 	cKeViIjS
^boutique	bWcK
^boutique de	aKbT
^box	h]qU
^brauch	tU
^brauchen	aVjUtC
^braucht	lRtU
^breakdowns	iU
^bretagne	cR
^bretagne sud	cR
^brief	iW
^brigada	aRmW
^bring	iGjSpY
^british	rQsU
^british spelling	rY
^brot	hVjK
^brotzeit	bTcIhU
^brutto	gV
^bs	gZ
^bts	jQlU
^buchhaltung	aViRmItK
^budget	iQqU
^budget 0	gGhU
^budgets	iR
^budgets 	iS
^buenas	tX
^buenas 	tS
^bueno	cHiKqGrXtR
^bueno 	aKbKcGeKfJgKhKiImKnKoKqFrTsKtS
^buenos	tW
^buenos dias	tW
^buffet	iQ
^building	aZbJ
^bureaux	cU
^bureaux a	cV
^burgermeister	aIpZqU
^buro	bKcXdT
^buro in	cW
^bus	hZjGnS
^bus drivers	aS
^bus from	gKhW
^busca	cJtU
^busca 	cJtU
^buscamos	aWfHtR
^buscamos 	iKtW
^business	hJiR
^but	kGlTqU
^but 	cJlUqY
^but don't	qR
^but it	dWgKkKqK
^but not	gJlJqWsQ
^but we	qX
^by	iQpU
^by 00	pZ
^by the	iJoVqQ
^bye	tX
^bye 	tX
^c	g[jV
^c +	j]
^c 0	gSjT
^c'est	bJiIjSqTtS
^c'est pour	cQiItW
^ca	nW
^ca 	kGlKmGnX
^ca 0	bQcKgS
^ca 00	gJiSnX
^ca 000	gS
^ca va	qV
^cabinet	b[iI
^cabinet de	bQ
^caces	jZ
^caces 0	jZ
^cad	aHiGjIkKlZpJtK
^cada	fUiT
^cadre	bKiJjTtT
^cafe	aRhX
^caisse	bWhUpI
^caja	bTcIiWtJ
^caja 	bJfKhRiW
^call	gRpXqT
^call it	bKoUpH
^call the	iT
^calle	d]
^calm	jYlKsI
^calm when	jTlI
^camion	hZ
^camionnette	gJhY
^camionnette 	gIhW
^camp	aVfKhY
^campana	oW
^campo	bY
^can	j\\tU
^can 	jX
^can read	jR
^can we	t[
^can you	jFqYtU
^can't	dCj^
^candidature	qU
^candidatures	pU
^candidatures a	pU
^canteen	hU
^cantine	hTiQ
^cantine 	hT
^cantine et	iT
^cap	bReWgJjS
^cap ou	jW
^capable	jR
^capable de	jR
^car	cKkKlFnRt[
^car 	aKbIcFdJeJfJhIiFjQkHlJmJnFoJpJqKrKsJtS
^car allowance	hQ
^card	hRjU
^cardiff	cU
^cardiff or	cT
^care	jS
^carne	j^
^carne de	jV
^carnet	jW
^carnet de	jS
^carry	i[kIpK
^carry 	iQ
^carte	j\`
^carte pro	jS
^casa	h[
^casa con	hX
^casado	s^
^casado 	sV
^case	pXrK
^caseload	iX
^casework	iW
^cash	gKhKiU
^castellano	cIjTrR
^casual	eX
^casual 	eW
^cat	cQgY
^cat 	gW
^catalan	kQrW
^categorie	aTbIjHpIs[
^catering	iT
^catering 	iT
^catolico	sS
^catorce	jHqS
^ccn	gX
^ccn 00	gYjI
^cdd	ea
^cdd 	eW
^cdd 0	eU
^cdd 00	eR
^cdd de	eW
^cdi	eb
^cdi 	e^
^cdi 00	eT
^cdi apres	eV
^cdi cadre	eT
^cdi ou	eT
^cdi temps	fI
^ce	hSjYsH
^ce 	hTjQ
^celibataire	sX
^centre	cT
^centre de	cT
^centro	aHb]cKtG
^ceramica	bV
^cert	hRj]
^cert cii	hUiIjR
^cert iii	j\\
^certificado	jT
^cfc	jZ
^cfo	aYbJtH
^chainsaw	jKkU
^chair	qZ
^change	iTsS
^charge	cR
^charge (	cU
^charity	jIlX
^charity 	lS
^charleville-mezieres	cYiI
^charleville-mezieres 	cYiI
^chase	iZrK
^chasing	iZ
^chat	pV
^chat on	pT
^che	tV
^che 	aJtV
^check-ins	iV
^checks	iQ
^cheers	pKtZ
^chef	mX
^chef d'equipe	aT
^chef de	aX
^chef ist	aImW
^chemistry	jQ
^chemistry or	jQ
^cherche	fJoQtS
^cherche 	bKcGtV
^chere	aHtX
^chez	b\\cHhIiG
^chf	gW
^chf 0	gT
^chf 00	hR
^chf 000	gX
^chf 0000	gVjJrU
^chofer	aR
^chofer de	cT
^cholet	cW
^cholet 	cW
^choose	dUhJ
^choose 	dUhJiJ
^ci	jT
^cierre	fGiTpS
^cierre del	iV
^cinco	fVmR
^cinco anos	jY
^cinq	hVjQ
^cinq ans	jU
^cipd	jY
^cis	e]iKjI
^city	aFbYiJtE
^ciudad	cS
^civil	aQiEj]
^class	bJfIi[kJoWrI
^class 0	aSfGiFjXlKoF
^class of	iTjIoWpJ
^clean	iQjWtR
^clerk	aRpS
^client	eQiQqW
^clientele	aViJ
^clients	cTqT
^clinica	aJb[cJ
^clinical	aShY
^clinique	bW
^close	rX
^closed	bRdHfV
^closes	pQ
^closing	pQsR
^closing 0	pU
^closing date	pU
^cloture	iW
^cnas	hV
^cnas 	hV
^co	aXbKcR
^co 	aRbIcS
^coc	jXpJ
^coche	hWjYtJ
^coche 	cJhTiIjRkJqI
^coche de	hV
^coche y	jS
^cocinero	aUiRtI
^code	jU
^codigo	iKlWpStJ
^coef	gZ
^coef 000	gY
^coefficient	fTgU
^coefficient 000	gZ
^coffee	iX
^col	aJcKpHt[
^colacion	h^
^cold	qU
^colegiacion	gHhUjTkJnJpK
^colegiado	iKjW
^collective	hQ
^college	cVlV
^com	aIbWlHpJtJ
^come	dUjIpY
^come in	dSiRpR
^comedor	hV
^comedor 	hS
^comfortable	jT
^comfortable with	jT
^comida	hS
^comisiones	gThF
^comite	mTqU
^comite de	bKmY
^commande	iYtK
^comme	tY
^comme convenu	aU
^commercial	aKb\\iJjKlKmGnK
^commis	aXbJ
^commissioning	aRiR
^community	aY
^community manager	bQ
^como	eTtW
^comp	fRqV
^compagnie	qR
^company	bUh\\jInQtK
^company car	h^
^compliance	cKgJjJqW
^comptable	aVoR
^con	mU
^con 00	aIbKfSgEhHqX
^con la	cKjUqT
^con posibilidad	dViKoS
^con un	lUoS
^conducteur	aTnS
^conducteur de	aT
^confidential	iKpTqT
^conseil	i]jKkK
^conservera	bW
^conservera de	bW
^consultora	aIbWcIhIjErJtI
^consumer	iWmH
^contabilidad	iUpI
^contact	aGiYpR
^contact :	pT
^contador	aTcIjK
^contador general	aTcIjK
^contestar	iR
^continental	fY
^contract	tZ
^contract :	eRtK
^contractor	eZfJ
^contrat	eX
^contrat de	eY
^contrato	aQeV
^contrato de	eTfI
^contrato por	eR
^control	i[
^control de	iX
^controleur	aU
^convenio	bRgU
^convention	gRhU
^conveyancing	aXcKfGiG
^cook	aY
^cool	j]kImJ
^cooperative	bY
^coordinador	bU
^copywriter	aYcK
^core	iGjW
^cork	cY
^cork 	cY
^corp	iSqR
^corporate	iSqY
^cortar	iR
^cortar 	iR
^cost	bVcKiQpK
^coucou	tT
^coucou 	tV
^could	fRpStS
^could be	dTfS
^could you	qS
^council	bTpT
^court	cIhGi]jJoJ
^cover	eGqV
^cover letter	iKpUqK
^covering	iSpT
^cpa	gKkCl\\nJ
^cpc	jR
^cpd	gHhZ
^creche	aIbVhRtI
^credit	aUiV
^crew	aWgQtI
^crews	iU
^cro	b[cKjIkTmF
^crunch	bQfXsI
^cs	cJjY
^cscs	jTkR
^cse	cKhXjJpJrK
^cta	aZjQ
^cuadrante	bKcKfW
^cuadrante 0	bKcKfW
^cuadrar	iT
^cuando	dViDjJnV
^cuarenta	bUiJ
^cuatro	fSjQ
^culture	bKsY
^culture fit	bKsY
^current	jS
^curso	hXjX
^curso de	fIjVkK
^cv	iIlUp\`
^cv 	gKpU
^cv +	pR
^cv and	pT
^cv au	pU
^cvs	p\\
^cvs to	pU
^cycle	bGfKhZjI
^cymraeg	kV
^d	eKgShRjJ
^d'ou	bTqV
^d'un	bScHlW
^d'une	bU
^da	aUbRjFmT
^daf	mT
^daf 	aUmTtK
^dafur	jJnT
^daher	eRqR
^daher die	qV
^damit	aJiJkGlHtV
^danach	eR
^danke	tb
^danke 	tV
^dann	pRrJtU
^dans	bQrW
^dans un	bX
^darum	bWiTqH
^darunter	fRmV
^das	rQ
^das 	cJeXfKhIiKqU
^das bleibt	pJqS
^das haben	iSjR
^das hat	bKhTjJqErUsQ
^das ist	iRjRlItU
^das kann	jIlQqIrT
^das lassen	pKqRrU
^das muss	qW
^das sind	iVmT
^das ubliche	gKiTjRkKtK
^dass	q\\rRtI
^dass die	iTjI
^dass wir	bTiGrW
^data	aRcRmH
^data analyst	aRcVmF
^date	fGoIt[
^datev	jX
^datev 	jV
^davon	aJbHfYgGhHiGjTmKnKqK
^day	eSgU
^day a	cRdSiK
^day one	eV
^days	bSfWhR
^days 	fW
^days a	bWdQfJ
^dazu	gShTiQ
^dbs	pU
^dbt	j[
^dbt 	jY
^de 	aKbJcDfKhKiGk_lKoUpKqJrKtF
^de 0	f\\oR
^de 00	fV
^de 2000	bGhW
^de cada	fSnQ
^de cuatro	fJmRpVsJ
^de dos	fW
^de la	iQmQsU
^de ligne	aRiR
^de los	bUcKiSmQ
^de lunes	fW
^de nuit	aWnG
^de octubre	oS
^de preference	sU
^de preferencia	pKs[
^de semana	oS
^de septiembre	hS
^de sueldo	gSqK
^de usted	rT
^de verdad	tV
^dear	t\`
^dear mr	tS
^debut	oW
^debutants	lZpJ
^debutants acceptes	lU
^decent	hQjQkK
^decision	pTsJtT
^deckhand	bUtJ
^deckhand 	aWbHtK
^decoupe	iW
^decoupe 	iS
^degree	iJjQlWtJ
^deja	pT
^del	bV
^del 0	oU
^dem	jVqR
^demande	hFjQlKqX
^demarrage	hKo\\
^den	aShUiKjHtH
^den ferien	fViH
^denise	qV
^denise 	mQqKrKtR
^dental	hU
^depart	cXiJoX
^departement	aJbQcV
^dependiente	a[
^deplacements	n]
^deplacements 	nQ
^depot	cWpS
^dept	aEbViKoKtS
^deputy	iGmY
^der	qZ
^der 	cHfUiRqR
^der alte	qRsQ
^der burgermeister	hKsX
^der letzte	qV
^der rest	dJeQfJhViGkKpKqHsJtK
^der verein	bQ
^des	oZ
^des le	oY
^desayuno	hXiR
^descuento	hY
^desde	o\`
^desde el	oZ
^deseable	kY
^deshalb	bX
^design	iKkV
^design system	iKkV
^designation	aXeRiK
^desirable	hIjJkZ
^desk	aJd[iImH
^despacho	bZ
^despues	pUqS
^despues de	gJpX
^deutsch	lZ
^deutsch 	lU
^deutsch reicht	jGlV
^deutsch und	lKrX
^deutschlandticket	hW
^deutschlandticket 	hV
^deux	aWhQqS
^deux 	aZhSiIqI
^deux assistantes	aShKiJ
^dev	a]
^di	cKdTfStH
^di-sa	cJf\\
^diary	fSiWjK
^dias	fXhQiJnR
^die	bUqVsQ
^die 	bVcJhViKjVtA
^die ersten	bVhSqI
^die leute	dSpJqKrS
^die macht	iXjJ
^die meisten	bWrR
^die person	mQ
^die stelle	eTtK
^dienstantritt	oT
^dienstort	c[
^dienstplan	qU
^dienstwagen	cIhTiKnTqI
^diesel	aY
^dieta	g_jI
^digital	aSsV
^digs	fIh_
^diktat	tT
^dilo	gVhKsR
^diplom	eIj\\
^diplome	j\\lK
^dir	jWsItQ
^direccion	aY
^direct	bIeThKmQtK
^direction	b[iImU
^direction de	aJbT
^director	dKmUoKpI
^directora	m]
^directrice	pZ
^direkt	cReTlFmSqG
^dirige	iUmU
^discrecion	pYrJ
^discrecion absoluta	pIqS
^discretion	j[qK
^discretion 	jYqJ
^dispo	bHeJgEjZkKtT
^dix	jX
^dix ans	jX
^dm	pZqR
^do	fQjGrS
^do 	aVcJiJpKqHrWtF
^do bis	fT
^do not	pJqUrT
^do the	i[
^doce	bWcIiGjIqK
^doctorado	cKlX
^does	qXrJ
^doesnt	jR
^dog	aR
^dog groomer	aQ
^doing	iW
^doing the	iV
^domingos	fY
^don	aIcRjQsZ
^don't	qTrU
^don't 	lIpHqFrX
^don't ask	gU
^don't care	lW
^don't have	jHl[mIqJrJ
^don't let	qQ
^don't mention	qR
^don't put	rY
^don't write	hJq[
^donc	aQqQtR
^donc 	cKtY
^donc 00	fSgViInK
^donde	d]iIlFtF
^done	fKlTpUsI
^dont	jRlRpKqQ
^door	cJiVtR
^dos	fQjR
^dos 	jVkJrV
^dos dias	fQhKnV
^dossier	pY
^dot	jT
^double	cJfWlJ
^down	bKcViGoJ
^dr	pU
^draft	aJiQrRtV
^draft for	tV
^drafting	iS
^drei	bUmQ
^drei jahre	bFeYjR
^drei tage	cJdU
^dreimal	qR
^dreißig	fQmW
^dreißig stunden	fZiH
^drh	tV
^drive	jY
^driver	jY
^driving	cJiFjWnV
^drop	pT
^drop cv	pT
^dry	o\\rS
^du	iUmV
^du 0	oU
^du arbeitest	fTmR
^du bist	mY
^dublin	cV
^dublin 0	cV
^due	aTjJ
^duree	eT
^dutch	cIiHl_tI
^duty	bHdKeKhVkKlKnHoKpKqKrKsK
^e	fQgVjS
^e 0	gY
^each	gT
^earlies	fR
^early	bYiJ
^ebenso	hRjTlK
^ecocheques	gShQ
^ecocheques 	gV
^ecole	fIjVlX
^ecole privee	bV
^edad	jHsY
^edicion	jY
^edicion de	jY
^edinburgh	cU
^edinburgh (	cU
^educador	aS
^educador /	aS
^eg	gX
^eg 0	gT
^egal	aGbEcEdGeGfHhGiIjSkGl=mGnGoFpHqSrVsHtH
^egal 	aHbJcGdIeIfJgFjUkIl@mInIoHpHqVrEsItI
^eh	aFbJcUtR
^eh 	bIiKtR
^ehrlich	bRcJtV
^ehrlich 	bTcJhStH
^eigene	bWiG
^eigener	h\\
^eigenes	bRkU
^eight	bSfRiVtJ
^ein	bVcH
^einarbeitung	aJmZoU
^eine	aSsR
^eine 	aHcGhTiJjSmIoIsItT
^einem	bXgIhK
^einen	aZcKtQ
^einen 	cIfKiIoJtV
^einer	aUiJqY
^einfach	iFpXqW
^einmal	iIjUnS
^eins	jW
^eins davon	jW
^einsatzgebiet	cUiK
^einstieg	oU
^eintritt	fKiQoT
^einweisung	iS
^eis	fIi[qK
^el	qZ
^el 	bTcJfWiK
^el ampa	aIbWjJqS
^el anterior	qU
^el dia	iTpVqJ
^el doctor	qR
^el presupuesto	qX
^el puesto	bQ
^el que	fT
^el socio	mSqQ
^el ultimo	qR
^electricien	aT
^electricien tertiaire	aT
^elektriker	jS
^elektriker oder	jR
^elementary	jX
^eleven	iJm\\
^elle	mT
^else	dRfKnUrKsJtJ
^email	aKpQqItW
^emden	cYiI
^emden 	cYiI
^emojis	lJpJrV
^employed	gR
^empower	aKj\\
^empresa	aKb\\
^en	cb
^en 	eVgKiGjU
^en 0	aKbHcDfUmV
^en catorce	gR
^en el	cUtS
^en la	bUcQ
^en zaragoza	nQ
^encadrement	hDiRmU
^encadrement de	iV
^ende	cJeHt]
^endorsements	iU
^endorsements 	iU
^enfin	dRgJ
^englisch	kQlW
^englisch c	jU
^english	jZ
^english 	rU
^english and	jIrX
^english perfect	jV
^enhanced	hWjQ
^enhanced dbs	hKjZ
^enough	qT
^ensuite	aJbTdSrQ
^enterprise	jV
^entgeltgruppe	gR
^entidad	bU
^entrada	fUoX
^entrada de	fWoG
^entre	qUsU
^entre 0	fWgR
^entre 00	fKgTsS
^entre nous	qUrJsU
^entree	oZ
^entrees	iV
^entretien	p[
^entretien avec	pX
^entrevistas	pW
^environ	fTnQ
^envoyez	pT
^eps	h^
^eps y	hY
^equipe	mY
^equipe :	mT
^equipe de	mW
^equipes	fX
^equipes 0	fX
^equipo	mW
^equipo de	bR
^equity	gU
^equity 	gS
^er	iQqUtT
^er 	aIbIcFdKeGgUkKmInKoIqErKtV
^era	gX
^erfahrung	kYlQ
^erfahrung mit	jRkW
^erp	iRjU
^erst	eZrV
^erst auf	eSqJrX
^erstgesprache	pV
^es	bRsQtQ
^es 	bVsVtI
^es lo	jWqGsTtJ
^es para	aJeYfFtR
^escribo	qT
^eso	jWrUsQ
^essential	hTjT
^essential car	hV
^est	cKeTiGtT
^est 	aIbScFdIeWfJhJiEjJkIlImInJoJpKqErJsJtE
^estamos	cV
^estamos buscando	tU
^estamos en	cWiJ
^estheticienne	aS
^estheticienne 	aTtK
^et	tQ
^et 	hW
^et la	iU
^et le	iUkRlK
^et pas	iKqIrSsU
^et une	iHmTnT
^etablissement	bV
^etat	iW
^etat civil	iW
^etre	iGjWlS
^etwa	bJcJdIgKiVkJnQqK
^euh	tZ
^eur	aJgQiVqK
^evangelische	aIbUtI
^evening	aQhK
^evenings	fR
^events	iKjU
^events 	iKjR
^every	hStW
^every other	fYhH
^every second	fGhY
^every third	fVgH
^everyone	gQhJiIjIpHrY
^everything	qV
^evidence	jZ
^evite	rY
^exam	aVbJcIhUtI
^examen	iHj\\
^excel	j]
^excel 	jV
^excellent	j^kI
^executive	aV
^exempt	eVtK
^exempt 	aQbI
^experience	kQtY
^experience of	jT
^experience with	jUkR
^experiencia	jZ
^experiencia con	jQkR
^experiencia en	j]kK
^export	bT
^extended	aIbGfWiItJ
^extra	bJcKfSgGhRiIkQ
^extras	hW
^extras :	hS
^f	fWgIiSjJ
^f /	aQfXgIhIjK
^fachbereich	aJb\\fKiKkKpKsJtB
^fachlich	mW
^facility	aSbUpTqJ
^facturas	iV
^facturas 	iV
^fahrer	jYqK
^fair	iKjR
^fais	rZtT
^fais court	rW
^fait	bViXqK
^faja	eJhV
^falls	tS
^families	iQ
^family	bTfKhRjIsQ
^family owned	bT
^farm	aRhGjZkI
^fast	bVcK
^faut	j\\
^faut pas	jQrX
^faut quelqu'un	jZ
^feed	cJhHiZkKsItK
^ferme	fYhXoI
^fest	aHbGcIeWiKsKtI
^field	aUiSnStF
^fifteen	aJgQmUtG
^fifty	eJfUgHiKjFnK
^figeac	cR
^figeac 	cR
^figma	cJjZlJtG
^figma 	jS
^figure	fZ
^fijo	eYgR
^fijo 	eWpJ
^fijo 00	eIgV
^filiale	cXiJ
^filiale d'un	bWcG
^fimo	jX
^fin	dIfXoR
^fin de	dHeRfV
^finally	qS
^finance	aTgT
^finance director	aZ
^fine	lW
^fine if	lR
^fine with	jV
^fines	fT
^fines de	fT
^finish	fQqS
^finish at	fU
^fintech	bRkR
^fire	jYnQ
^firma	qS
^firma el	qS
^firmenwagen	hS
^first	bSiUoRpS
^first 0	eHgT
^first aid	fKjT
^fisio	cJfKhVmR
^fisio 	cJfKhVmR
^fit	iQjYnI
^fit 	cIjVmJnG
^five days	dUfQiQ
^five of	jR
^five weeks	fKhY
^five years	iKjV
^fix	aHgSiYjJtI
^fix 0	gS
^fixe	gT
^fixed	eY
^fixed term	eV
^flexi	fShQiJ
^flexi 	fShQiJ
^flexible	hYtI
^flexitime	fShQ
^flexitime 	fQhR
^flick	pSqU
^flights	hZiH
^fluent	jX
^fluent 	jU
^folkestone	cU
^folkestone 	cU
^following	iJtV
^food	bYcIiJjW
^for	t[
^for 	bGfKtX
^for a	fIiXtG
^for our	aHbRiUtH
^for the	aQbQtU
^for you	qU
^forfait	eUgKhU
^forfait 000	eUhI
^forgive	qSrJtS
^form	eXgGpT
^formacion	hUoS
^formation	jRlW
^forms	pZ
^forms at	pX
^formular	aKiStU
^fortbildung	hUiK
^forty	bUfTiRkG
^forty hours	fY
^foto	sV
^fotos	iVkQtK
^founded	bV
^founded in	bU
^four	bSfU
^four 	bIfRqV
^four days	dVfUqI
^four nights	fW
^four years	j[kKlJ
^fourchette	gR
^fp	jY
^fr	fRjRpQ
^frais	gQiQnQ
^francais	lQpQ
^francais 	pS
^francais et	jR
^frances	j^
^franco	fX
^frappe	iT
^frappe des	iT
^frau	aHiKqWtY
^frauen	pKsS
^free	h\`
^freelance	e[
^freelance 	eU
^frei	bHcJh\\iJjHlKqK
^freitag	fZ
^freitags	fW
^freitags bis	fT
^french	jVkQ
^freundlich	iFj\`
^freundlich 	iJjZlI
^fri	aJbGfXiKoU
^fri 	cHiKoV
^friday	dTfIpWtI
^fridays	pV
^fridge	hSiI
^frigo	hViQ
^frigo 	hU
^frisch	jIlYsV
^frist	p[
^frist 0	pY
^frist :	pUtJ
^from	dTgKoZtU
^from 	aJbJcHdIhGiKjKpHtV
^from 0	iJoU
^from 00	gHiVjG
^from :	tX
^from feb	oU
^from the	oRpJ
^front	aTtQ
^front desk	aKtW
^front office	aY
^frs	hZ
^fruh	fXjR
^fruh 0	fS
^fruhstuck	hYjK
^fruit	bWfGhSiKjJqI
^fs	j[
^fs b	fR
^fuera	bIcGf]gGiInKtK
^fuera de	fS
^fuhrerschein	jZ
^fuhrungserfahrung	iKjW
^fuhrungszeugnis	j[
^full	eXgKiR
^full family	bJhV
^full remote	dW
^full time	e^tG
^full-time	eX
^full-time 	eX
^fundacion	bU
^funded	eYhK
^fundraising	a\\iDrJ
^fundsachen	iT
^fundsachen 	iT
^funf	bQjU
^funny	cKlHqVr[
^fur	nUtW
^fur 	aIbFcIiGnVtW
^fur die	bJcQnRtS
^fur unser	aJbYcGtQ
^furgo	hY
^furs	gJsZ
^g	jSpKqQtY
^g 0	gQjW
^g 00	jU
^g'sagt	qT
^g'sagt jetzt	qT
^ga	hVkY
^ga 0	hVjSkI
^gaeilge	kT
^gameplay	aR
^gardes	fXgR
^gardes de	fV
^gas	iWjSqK
^gas safe	iFj[
^gastropub	bV
^gastropub 	bS
^gc	qQ
^gebiet	cU
^geduld	jUkQ
^geduld 	jR
^gehalt	gRqV
^gehalt 	cHgXqH
^gehalt :	gW
^gehoren	bHfGhKmUnW
^gehort	hS
^geht	dSiQjS
^gel	eKiW
^geld	fJgU
^geld :	fJgU
^gelernt	jHlY
^gemessen	iW
^gemuse	gJhW
^gen	fRsQ
^genau	cJiIjTtT
^genau 	cGiItU
^general	cJgYiF
^genre	gGpFsX
^german	kU
^gern	aShKjQ
^gesprach	cIpU
^gesprache	pV
^gestion	iW
^gestor	aV
^gesucht	t[
^gesucht 	aHcHtY
^gesucht wird	iS
^get	hRiQrX
^gießen	cR
^gießen 	iS
^girls	pJs_
^git	jUkR
^git 	jRkSlK
^giving	iX
^gleitzeit	dKfT
^gm	q]sI
^go	aRgRjWqA
^go 	aVcKgKiIqGsK
^goc	j[
^god	pIqW
^goes	gThKiWnH
^goma	jY
^good	aKtU
^good afternoon	tT
^good morning	tU
^google	iRjTpR
^google workspace	iJjS
^gotta	aKbIfIgJhIiJj[lK
^governors	qQtS
^grade	g[jS
^grade 	gY
^grade 0	aRgQjUrI
^grade 00	gQiKjW
^grades	jKsS
^grado	j]
^graduate	aSiSjH
^grand	gInS
^grant	eS
^grass	bQiX
^graz	cY
^graz 	cV
^greenkeeper	aScIjHmV
^greetings	iKt[
^grille	g[
^gritting	iX
^group	rS
^group insurance	hR
^groupe	bRgR
^growing	bUqQ
^große	cUdK
^großes	hUiK
^gruezi	fQtT
^grund	aSqZ
^grupo	aKbRg[jFkKmQ
^grupo 0	gX
^gruß	t\\
^guaranteed	gUhK
^guardia	fU
^guardias	fZ
^gut	aIcEdJeJfJgGhJiHjKkHlKmJnJoFpJqHrIsKt[
^gute	bRcJkJrKsW
^guten	tU
^guten tag	tT
^gwo	jZqF
^gym	hYpK
^gym 	bScJhS
^h	aTkQtZ
^h 	aQbKcEdKeJfAgIiFjJkHlKmKnKoKpEqFrGsKt]
^h 0	fEiKjXkX
^ha	aJqKtY
^ha 	aIbIhStU
^hab	aIkKt\\
^haben	eVlK
^haber	kW
^haber hecho	jQkT
^hablamos	eRtY
^hablar	pS
^hablar con	pS
^haccp	iW
^hace	bHhKiItU
^hace falta	bHhKiItU
^hacer	iW
^hacer las	iV
^had	qU
^haga	iU
^haha	cJiRqV
^haha 	cJiRqV
^halb	bKfRgSjKtQ
^half	aHfVgQiKjTmI
^half a	bKfIgThSjJmKrJ
^hallo	t\\
^hallo 	tT
^hallo frau	iS
^hallo zusammen	tQ
^hand	hKiWlI
^handover	iQoQ
^handy	hSjXkJ
^handy 	hQjVkF
^harness	cIjT
^has	jckU
^has to	jX
^hast	iJkSqYtJ
^hasta el	oIpT
^hasta que	eT
^hat	bIjJtW
^hatten	tW
^hauptsache	hIkJlJoVtJ
^haus	bYhU
^haus am	bThS
^hausbesuche	bKiXnU
^have	pS
^hay	hXqX
^hay que	dTqV
^hay-on-wye	cU
^hay-on-wye 	cU
^hazlo	rX
^hbo	j[lI
^hcpc	j]
^he	qTtS
^he's	bKiRmTqU
^head	a\\mS
^head of	a]
^health	hRkT
^health insurance	hR
^health plan	bU
^health stipend	gHhQ
^heidenhain	jX
^height	fKgTsR
^hein	sT
^hein 	sT
^hello	pQt^
^help	aJhRtX
^hence	bRqU
^hence the	bTcKqQ
^hep	jV
^hep b	jV
^here	dGfHiJmVtH
^here's	tY
^here's what	tQ
^herr	pSqV
^herr direktor	pVqJtJ
^herzlich	rJt[
^herzlich 	rKtV
^heures	fKgWjJ
^heures sup	fKgWjJ
^heute	bYqS
^hey	t\`
^hi	t\\
^hibrido	d]
^hibrido 	cHdW
^hier	tX
^higher	jX
^hiring	iQpR
^his	oJqUsU
^hiya	tW
^hochstens	fTiJnIrX
^hof	aKc]fJgIiFlKnJqJ
^hoja	pR
^hoja de	pR
^hola	t[
^hola 	tT
^hold	iYjI
^holiday	fDgZhKtI
^home	dRtV
^home office	dZ
^home when	dWfQiK
^homeoffice	dZ
^honest	cJfKgRhKiJlIqJtS
^honest 	cJfKgRhKiJlIqJtS
^honestly	fSqQ
^honestly 	bSfT
^honnetement	lQqW
^hook	qJrZ
^hook in	rU
^hope	tW
^hope the	tW
^hoping	aJqStS
^horaire	aKbIcHdHfYgIiJjIkKlJmKnKoKpKqIrKsJtJ
^horario	bKcKdKfZiKlKmKpKrK
^horarios	hViQ
^horas	gYiE
^hospital	jRlSqK
^hot	bIcFhQiWjF
^hotel	gIhJlKnXpQ
^hourly	gU
^hours	fWlU
^house	bVh_
^housing	bShQlQ
^how	gIpUtV
^how much	bKdJgGiJpKtW
^hplc	iUkW
^hplc 	iWkJ
^hq	bVdSgI
^hr	aQjJkIpWqQtX
^hr 	cHgGiVjKpR
^hr :	jKkFpJqYt]
^hrs	fWgIhGsH
^hse	gVqQ
^hse scale	gW
^hub	cU
^hubsch	sV
^huhu	tU
^huit	aXiH
^hund	iX
^hundred	bQ
^hundred and	bQ
^hybrid	dYkR
^hybrid 	d[
^hybrid 0	dVjH
^hybrid in	cUdJ
^hybride	cKdVhU
^hybride 	cJdShR
^hybride 0	dV
^i	qQ
^i am	bKjKkJlWtQ
^i can	gYlR
^i can't	bKjFlIsT
^i don't	aKiRjQlQ
^i have	tY
^i mean	iX
^i need	oVsI
^i said	gVhIjJkKlJoIpJrJ
^i shall	aTpUqKtG
^i think	fSsQ
^i want	iZlIrVtJ
^i'd	rS
^i'd rather	eTqQ
^i'll	lRqXtS
^i'm	aRq\\tX
^i'm on	tT
^i'm the	hQtT
^i've	gYtU
^i.e	oXpEqJ
^ich	pWqStX
^ich bin	aJbTfIpVtH
^ich habe	bKtS
^id	fV
^ide	aSmStJ
^ideal	oWsWtF
^idealement	jFkX
^ideally	jKkJoSs[
^if	k]qTrR
^if they	gKhHkTqS
^if they've	aKhJiKjKkU
^if you	kTrS
^if you're	fKhWiEjVkGlJ
^ihr	mZtQ
^ihre	aKtS
^ihre aufgaben	tU
^iii	bHhKiKjW
^il	iUtR
^il 	iTqStQ
^il faut	nS
^il le	fKhSjQqQ
^il me	iJqKtZ
^il nous	tT
^illustrator	jZ
^ils	pIqJsU
^im	fS
^im 	cKiXpFrW
^im ersten	hKiXmQ
^im herbst	fV
^im jahr	gVqH
^im monat	fHhGjTkFnX
^im sommer	bUfZ
^im winter	bUcJfWhHtH
^immer	aKbHcIfZiHpIrStK
^imprescindible	iHjQsW
^imss	h]jJ
^in	cjdR
^in 	aKbRcIfSiDtV
^in 0	cCfThGiR
^in 00	cFeJiWpT
^in a	bVcDgJiKjUtT
^in at	cDdJfVjJ
^in bad	cS
^in coburg	qUtJ
^in den	cJfYiI
^in der	bUeKjG
^in die	cKrW
^in einem	bU
^in english	pGrW
^in office	cGdZ
^in summer	cGfYgI
^in the	bHc>d]mRrR
^in-house	aYjF
^inbetriebnahme	iW
^incl	fUgS
^incorporacion	o[
^incoterms	jV
^indefinido	e[iK
^indefinido 	eY
^indemnity	hR
^independent	bS
^independent 	bV
^individual	gZiFjHkUnIrI
^ing	aTiKjW
^ingenieria	jW
^ingeniero	aSbR
^ingenieur	aIjRmT
^ingles	j]kQ
^ingles 	kJrV
^ingles para	jRkR
^ingles y	jUkI
^inhabergefuhrt	bW
^inhabergefuhrt 	bV
^ins	hR
^insta	aIiT
^instructor	aWgU
^insurance	hKjRlT
^insured	jW
^interesados	pV
^interessement	gQhVpJ
^interessement 	gUhRiKpJ
^interim	aKbJcIeWpKrJ
^interinidad	e\\
^intern	iJqV
^interne	pR
^interviews	pV
^interviews on	pX
^into	iJjKmU
^intune	cHkXqG
^inverness	cR
^inverter	aJcHdKhTkJtK
^irpf	iX
^irpf 	iT
^is a	aTeW
^ist	cHpKqTtS
^it	jTqTrQ
^it is	bRhKjW
^it's	eWgTpKtQ
^it's a	eRjKsR
^it's about	aTmK
^it's for	bWcHeHgJhJoKqJtQ
^it's the	bVeKfS
^italienisch	kR
^its	aIiVqK
^j	cIeJjJpHrKtZ
^j'ai	q\\tT
^ja	bQqYtU
^ja 	bKcIqUtX
^jahr	bKcHdKeJgThUkKlKmKnGoKpJqGrKtG
^jahre	iJjStJ
^jahressonderzahlung	gShKiK
^jahressonderzahlung 	gShKiK
^jamais	fTiJ
^jan	eJgHoX
^januar	eRfWgGiGoGpI
^japanese	kT
^japanese or	kT
^jardin	bThQ
^je	pKqYtT
^je nach	gX
^je nachdem	gT
^je ne	fTqS
^je te	gXqU
^je vous	qJrXtG
^jede	fT
^jeden	fV
^jeden 0	fU
^jeder	fSjT
^jeder zweite	fRjT
^jedes	fSqS
^jedes zweite	fRhJ
^jefa	m]
^jefe	aRmS
^jefe de	aSbQpQ
^jemand	iZ
^jemand der	aQiQjJ
^jemanden	aRcJeKhIjFqJtV
^jetzt	gXqX
^jeudi	fXhJ
^jeune	lEs\\
^job	aToVtU
^job 	aVrU
^job ad	rW
^jobrad	hW
^jobrad 	hZ
^jobs	bJcVdK
^jobticket	bJcHhXpH
^join	bV
^joining	gQoS
^jornada	fW
^jornada completa	eT
^jour	aHcHfTjGnJpV
^jours	dXfW
^julio	eKh\\oRpJ
^junior	aJcKjYlJtF
^junior 	cJjS
^jury	p]
^jusqu'au	tS
^just	iDlSmWpKrYtK
^juste	rS
^kafka	kY
^kafka 	jRkR
^kaiser	hW
^kaiser 	hW
^kann	jZkTtD
^kann :	jFkX
^kannst	cKrXtS
^kantine	hU
^kantine 	hU
^kanzlei	bZ
^karenzvertretung	eYoK
^kasse	iQjHtU
^kassieren	hKiRsR
^kaufmannische	aUjS
^keep	iUrZ
^keep it	hJiJqQrT
^keep that	qVrJ
^keep the	iSrR
^keeping	iV
^keeping the	iV
^kein	cJhJkIlZrQsV
^kein 	cKfSiFlJsU
^kein "	rQ
^keine	fUiVsR
^kenntnisse	jRkU
^kenntnisse in	kU
^kennziffer	pT
^kennziffer 00	pT
^key	i_mH
^kids	hViRjJpIqJ
^kilometer	cGjUnUpG
^kind	jUsJ
^kinder	aRbV
^kinder und	aWeJ
^kindly	tU
^kit	h[lR
^kit 	cKgKhUlTpJ
^kita	cKgGhWqJ
^klasse	gUjU
^klasse 0	bV
^klasse b	jXlT
^kleine	bYhK
^knees	iIjT
^know	hKiIjUtQ
^know a	tV
^knowledge	lQ
^knowledge of	kT
^known	cQ
^known for	cQ
^knows	iGjZ
^kollegen	mX
^kollegin	mSqU
^koln	cX
^kombi	hW
^komm	pWqS
^kommen	gWpKqJ
^konnen	iJjVtS
^kontakt	pR
^kontakt :	pTtK
^kraftig	iKjX
^kubernetes	iKjS
^kuchenhilfe	aQqU
^kuchenhilfe 	aW
^kunden	iW
^kundschaft	hGjW
^kur	kX
^kur :	kX
^kurs	iJjZsJ
^kurz	rR
^kurz 	rU
^kv	gajI
^l	gT
^l 0	jQ
^l 00	gY
^l'agence	qZ
^l'ancienne	gKqX
^l'anglais	kUlT
^l'association	aHbUiGtU
^l'ecole	aKbWlTtJ
^l'ecole de	bS
^l-j	fW
^l-j 0	fW
^la	qZ
^la clientele	aIjUqGsT
^la com	lJmTqS
^la de	cU
^la direction	aWbKmKqT
^la journee	fY
^la maison	bQdViG
^la precedente	qV
^la qualite	jJmUqK
^la regie	aIqHtV
^la verdad	qT
^lab	mVrJ
^labor	aIiYtY
^landing	iS
^landwirtschaft	jHkV
^lang	dJiIjGoTpVrI
^langue	sR
^langue maternelle	sR
^laptop	hU
^las	cSiQ
^last	iIq\\
^last one	qU
^late	bRfQgKsX
^laundry	hRiR
^laundry 	hS
^lay	i[mJ
^le	qR
^le 	cGhViIjHkKlVpJqFrGtT
^le 00	oTpT
^le client	bSqU
^le comptable	qU
^le dernier	qT
^le mercredi	fU
^le poste	bXqKtW
^lead	mVrT
^leader	bTiJtS
^leading	iX
^lease	gGhVnUqT
^least	dQ
^leave	gJiVqHr[
^leave a	pUrK
^leave out	qKr[
^leaving	jS
^leaving cert	jS
^lebenslauf	iIlUpSqH
^lectura	jW
^lectura de	jX
^lecture	hIiVjFkV
^ledig	jJs^
^leeds	bJc[jHkKnJ
^legal	aRbSgKrTtR
^lehre	cKiTjUkJlRpJ
^leicester	aKcV
^leicester 	aKcV
^leider	gThKtS
^leila	aJbWcKqV
^leipzig	cUdIqQ
^leipzig 	cVdHjK
^leitung	mW
^leitung :	mU
^lengua	kW
^lengua de	kW
^lenguaje	rZ
^leonie	bKjJkKmTqQ
^les	bQiWsY
^less	gT
^let	fSiZjKpKrW
^let's	iHpKqZtK
^letra	pJrX
^letra grande	rR
^letter	pY
^letter 	pT
^letter +	pR
^letters	iWpR
^letters to	iWpR
^lettings	aQfT
^lettre	pZ
^lettre 	pW
^letzte	bWjJ
^leute	aXiU
^level	eW
^level 0	eTlT
^lever	iZ
^lg	aEhKjKpHrFtb
^lgps	h]jJ
^lgps 	h\\jJ
^liability	hIjV
^liaise	bKiW
^liaise with	bKiW
^libra	fS
^lic	cIiIjTpU
^licence	jVlEpTtI
^licence in	jGpU
^licencia	j\\
^license	cKgUiIjDkY
^liebe	t_
^liebe frau	tQ
^lieber	aKtW
^liebes	tW
^lieu	cX
^lieu :	cX
^lifeguards	aS
^lift	jW
^like	bHjSrS
^lima	cQhTjK
^limpiar	jU
^line	aSmYrJtI
^linea	mW
^linen	iR
^link	pXrR
^linux	aKbJhFiJj]kGlKqK
^liquidaciones	iR
^liquidaciones a	iR
^lire	jY
^lisse	cWgQiI
^listed	aKbUgTjHlKmJtJ
^litigation	aVtJ
^litigation paralegal	aRtI
^little	aKbW
^live	aWcKiCjXmGpItH
^livello	eU
^llamar	pT
^llamar a	pT
^llevamos	qV
^llevar	iS
^lo	iRqQ
^lo 	aUcHfIgViFmKqJtT
^lo de	bKlVqT
^lo del	qU
^lo primero	iWqQrJ
^lo que	aYfViIjKqK
^local	pV
^location	cW
^location :	cU
^lodge	hJjWlJnK
^log	iY
^logement	gQhXoKpH
^logement possible	hW
^logistics	aWbIcJjJkJ
^lohn	gZkT
^lohn nach	gT
^london	cUdWiKnU
^long	pWqT
^look	aJbKcJkHpIqWtW
^looker	iJjY
^looking	fKsQtS
^looking for	fJsS
^los	hQoS
^los 	cKhHiJmIo\\pJ
^los geht's	oX
^lots	iSlQ
^lots of	iSlQ
^loud	bVhIjQ
^lovely	qX
^lovely 	hKkQqT
^lpp	gIhXjH
^lucy	mW
^luego	iUsT
^lunch	h]iUjI
^lundi	aJcJeKfY
^lunes	fRhQ
^lunes a	fRhQ
^lyon	bKc_eHiGnJqK
^m	aGeKiIj[
^m 00	bHcTjFnW
^m-f	aJfWtI
^m-f 0	aJcJfVjKsKtH
^m.sc	jY
^m.sc 	jX
^ma	qY
^machen	iIlJrX
^macht	eQiTlT
^madame	tY
^mai	fKoW
^mai bis	fKoW
^main	iXjJmI
^maintenance	a]tI
^mais	qUrR
^mais le	qV
^maison	b]iK
^maitrise	jT
^makaton	cIfKiJkUnJoK
^make	gRrU
^make it	gTrU
^mal	iTqItT
^man	iX
^man muss	jV
^management	iXjI
^manager	aGhKm]
^managers	iVmG
^mananas	fT
^mandame	sT
^mandanten	bUgIiKkJlIqIrS
^mandar	pV
^manejo	jT
^manejo de	jT
^manipulador	jT
^manipulador de	jT
^manner	gKsS
^mannlich	aS
^mannlich weiblich	aU
^manos	bIcHiJjWkJlUpJrKtJ
^manual	aQcIiIjWkGqI
^mar	cVfY
^marca	bQcHiZ
^march	jHoZ
^marine	aSbR
^marketing	aT
^markt	iX
^marque	bYcIsI
^marquette	bJcV
^martes	fY
^marz	bKeY
^mas	fUgRhQ
^master	iJjXlQ
^master 0	jSkQ
^master de	jZ
^master in	jU
^maternity	eT
^mathe	iGjXkXsJ
^maths	jV
^maths 	jS
^matin	fTnU
^max	iKpJr\`
^max 0	jQpUrJ
^max 00	hWrI
^max 000	rS
^maximo	sS
^maximo 00	rGsV
^may	o^
^may 	oY
^may 0	oV
^may half	oU
^mba	fKlXrJsI
^me	td
^me and	aIbSjJmUqItI
^me voy	oKqZtI
^meal	bHfHgKh\\iIjHkInIqI
^meals	hSiK
^mecanicien	aY
^mecanicos	aSbJmR
^med	aJbCcHdKeKh_lKmKnKoGpJqGrH
^med-surg	aVcImF
^media	fRiX
^media jornada	cKfWiK
^medicaid	bRqT
^medical	gJh[iQkI
^medical 	cKiVjKkIpK
^medico	aQhR
^medina	cT
^medio	fKgSjQmS
^medir	cIi[tK
^medizintechnik	bV
^meetings	aKlV
^mehr	gRiKqWtT
^mein	q\`
^meine	bQhKsR
^meine frau	bQhKsR
^meister	lXqK
^meisterbrief	iGjW
^mejor	cJkUsR
^mejor 	jKsV
^melden	pU
^melden bei	pV
^meme	rW
^menos	fUrV
^mention	kX
^menus	i_
^merci	t]
^merci 	lT
^mercredi	fHh\\
^merida	cW
^merida 	cW
^met	bTpIqJrY
^meta	dKiW
^meta 	dJiW
^mete	rQ
^method	iU
^method transfer	iU
^mets	r_
^mets un	rV
^mi	qT
^mi 	aGbVcQtJ
^mi hermano	qU
^mi-temps	cJeRfV
^mich	qU
^micro	bKcKhJiIlVnQ
^mid	iHkJoZqK
^mid-size	bW
^mikro	iXtR
^mil	gS
^mileage	hWiI
^mileage paid	hWiKnE
^million	rTtS
^min	jW
^min 0	jW
^mind	jZ
^mind 00	jW
^mindestens	jT
^mini	kQ
^mini digger	kQ
^minijob	eV
^minijob 	eQ
^minimo 0	jQ
^minimum	j[lK
^minutes of	aQiS
^mir	aSqRsKtS
^mise	i]
^mise a	iR
^mise en	iV
^miss	nQ
^mit	mTt\\
^mit 0	aKfIgWmJtG
^mit der	rZtJ
^mitarbeiter	aS
^mittwoch	dV
^mittwochs	aKhWmKpK
^mixed	b[hK
^mme	gKmTpX
^mo	jWtS
^mo 	cJjVpKtT
^mo bis	fR
^mo-do	cKf^jH
^mo-fr	fY
^mobile	aSbUqG
^moi	qTtQ
^moi je	qU
^moin	tY
^moin 	tW
^moins	sZ
^moins de	sX
^moira	fJiJlUqX
^moira 	cJiJlJqX
^mois	cJeSsV
^mon	bRfV
^mon associe	qU
^mon to	fU
^mon-fri	fT
^mon-fri 	fS
^monday	fY
^monday to	fU
^mondays	dQfWhJ
^money	bHcDdHeKgSiKjGkTlJnJqWrKtF
^money 	aHbHcDdJeHfGgThIiFjHkVlImHnIoHpGqCrHsGtE
^moniteur	kT
^monsieur	aJtT
^montag	fSoVpF
^montage	iYjK
^montar	iU
^month	gUhAiY
^monthly	gVjK
^months	gUkF
^montpellier	cX
^more	bHcHeKfWjIkJlJoGpKqT
^morning	aKt^
^morning 	tZ
^most	bVpHrQsT
^most of	bXpHsU
^mostly	bThHiUjImT
^motif	qU
^motif :	qU
^motus	qX
^motus 	qX
^move	iT
^moves	aJdTgIiJjIkUmJnKoHqJ
^movil	gHhW
^moving	iVkS
^mowing	iU
^mowing 	iU
^mps	cKg]iKjKmKqI
^mr	q]
^ms	aDcKfIqZtD
^muelle	iTmH
^muelle de	cS
^mueve	bY
^multimarca	cQ
^muss	j^kJlQ
^muss 	iHjYlI
^must	j_sQ
^must 	jW
^must be	s]
^must handle	jVqJ
^must have	jU
^must know	jRkT
^mutual	bX
^mutuelle	hZ
^mutuelle famille	hU
^my	bRqT
^n	hGjZmX
^n +	m\\
^nach	qT
^nach dem	qUtK
^nachfolge	iJoVqQ
^nachts	fQiQjU
^nada	eShHpU
^nada de	eThIpQ
^nadege	bWiI
^nahe	cXiI
^name	rVsK
^national	bVnV
^national 	cKnV
^native	iIjQsR
^nativo	jIsX
^ne	rX
^ne le	qTrJ
^ne pas	jU
^near	aJcc
^near 	cT
^nearly	gThKjSqJ
^necesita	aTcJtT
^necesita 	aKcJtW
^necesitamos	tR
^necesitamos 	tX
^necesito	aWcJ
^nee	bW
^need	jQoRt\\
^need 	tU
^need 00	dSeKoR
^need someone	bTjSqHrI
^need to	jU
^needed	cGiIjKlJt]
^needed 	cFiHlCt^
^needs	jVtW
^needs 	aIcKiItY
^needs :	jT
^neerlandais	jYlH
^negociable	cIhKiHjGoXpKtK
^negociacion	j[
^negociar	iX
^nehmen	iIqIr\\
^nein	cIgRiKjTlQnEoJsKtJ
^nein 	bJcHhRiIkKmKnDtH
^nen	a\\cJiIjJ
^net	g\\
^nettoyage	bTiS
^neue	aSmJ
^neuen	cJiToStJ
^neues	bUhKiJ
^never	fWgG
^never a	fR
^new	bStY
^new hire	bJgUiSmKtG
^nhs	bUpV
^ni	lWqW
^ni 	iSjKpTqJ
^nice	bXhIkTpKtF
^nice 	bR
^nich	jKrXsT
^nicht "	pKr\\tK
^nicht notig	jJlX
^nichts	aKiWqKsHtX
^nie	fVlEpKsV
^night	aXgRhJiUjHtJ
^night audit	aKfTiQ
^nights	a[bKcHfHgKiFjJnQ
^nine	bHfTiR
^nine till	fUgJ
^niveau	gR
^nivel	aUbKcHfJiKjT
^nivel 0	aUbKcHfJiKjT
^nix	hJjTlT
^njc	gX
^nm	iHjY
^nmc	iJj\\
^no	lZ
^no 	aEbFdVfXhGiHkJlEmInIoIpFqQsKtB
^no "	rR
^no agencies	bKlGrX
^no degree	l[
^no evenings	fX
^no exclamation	iIrX
^no exp	lT
^no experience	lW
^no hace	lU
^no hay	fShViTlK
^no lo	cJlTqV
^no more	eWjWlH
^no need	jJl^qR
^no pedimos	jJlX
^no quiero	lKrSsWtG
^no se	jGlWqT
^no solo	jXlJ
^no sorry	aKbFcVdIeIfIgKhJiGjKlEmKnKoWpIqKrJsJtG
^no sundays	fU
^no wait	eTpRrJ
^no weekends	fWpK
^no women	sV
^nobody	hHlQqSsS
^noch	mStR
^noche	aKfUgKhKjKqQ
^noches	fR
^nombramiento	eXiHj[tK
^non	iJjUlTpKtJ
^non 	cGeIfTgShKiIkKqK
^non :	jT
^none	cJiSpIqU
^none of	cHjKpGqVsS
^noon	fQpR
^north	cT
^norwegian	hS
^nos	bY
^not	aFlRtT
^not "	aJtS
^not a	cHjSqWrKsR
^not for	bKdYjJlIqTrFtK
^not just	j\\
^not one	jTsS
^not too	lJqIrWsX
^notarfachangestellte	aX
^notarfachangestellte oder	aX
^notdienst	fV
^notdienst nur	fR
^note	q_
^notes	bKtX
^notfalls	qT
^nothing	iClQrTtG
^notre	aBiKmRqZtE
^nous avons	aKhKlRmJpItR
^nov	fToW
^november	fUpK
^now	aFcHgKiGjImKoZ
^now 	aDbBcFdKeKfKhIkKlJnKo[qKrJsK
^nplq	j\\
^nr	bFcZ
^ns	hSjJ
^ns business	hSjJ
^nueve	iX
^nuits	gTiKlR
^nur	jIkRrYs[
^nurse	mU
^nvq	jZ
^nvq 0	jW
^o	aUcRdQgQiK
^o sea	fTpQ
^ob	jIlZqR
^objet	pWrHtS
^objet :	tX
^obligatoire	jV
^obra	e]
^obra 	cGeZ
^obst	cKhViVlJnJpJrKtJ
^obviously	hSpK
^obviously 	hSpK
^occasional	fWiFnV
^ocho	fTmV
^oder	lRoStX
^oder 	cIfFgFjFt]
^of	aRoX
^of 00	bViToK
^of a	aIcKoKtX
^of the	tU
^of them	aW
^oferta	aKbHcHpZ
^off	cTfShGiQjGsQ
^offers	iX
^offers 	iX
^office	dS
^office 	dCpKtW
^office is	cW
^office manager	aScUdK
^officer	aXbH
^offiziell	aWiGqQ
^offnungszeiten	fV
^oficial	aWgU
^oficial de	aXbItJ
^oficina	c\\fGiKpI
^oficina 0	cFdX
^ofsted	qU
^oh	cIeKiJkJpIqVsXtG
^oh and	qT
^ohne	bRgTiFjTrY
^ojo	hKqTrW
^ok	jVta
^ok 	lKt\\
^ok brain	tS
^ok so	tS
^oktober	oU
^on	bRqR
^on 	bXcHfUgKqQ
^on a	bUfJgFqZ
^on call	f^
^on cherche	aStT
^on dit	rQ
^on est	bZ
^on fait	bWjK
^on ne	qT
^on prefere	fViKqK
^on se	bJcJtY
^on site	bGcJd]
^on the	bRcVhKtK
^on top	gR
^on tourne	cTpK
^on verra	gS
^on veut	bKdQeJjKoGqFtV
^on-call	gX
^on-call shared	fUgK
^onboarding	iX
^onboarding 	iS
^once	jU
^one	aRbTfTtH
^one 	aVbJcFdRfRhGnUoKpIqItF
^one anchor	dV
^one day	dWhS
^one of	bFhQjSkJlKqJsT
^one saturday	fS
^one week	fTnS
^online	jGpZsJ
^only	sZ
^only male	sS
^onsite	hRpS
^open	bQfKiYrU
^open-ended	eYhJ
^opera	iJj]
^ops	aXbIiSmFpQqSrK
^options	cKgWiH
^or 	jGpYtT
^or 00	fT
^order	bZ
^ort	c_dGiIjJkJmJ
^ort :	cQ
^os	hWtR
^ot	aYbDcCdIeJgQhHiFjFkHlImInJoIpHqIrIsItG
^ote	gX
^ote 00	gV
^other	hTkJmT
^otherwise	cWdIeQfJgGhCjIkIlUmIqK
^ou	aQcXeRfIiKjR
^ou 00	eWfDpQ
^ou a	jUkQ
^oui	aEcIfGhWiJtS
^our	aDqQsQ
^out	bJcSfQiU
^out of	cRfBi[
^out the	cKhKtT
^outgoing	oTqR
^outillage	hT
^outside	c]hF
^ouvrier	aWiJ
^over	jR
^overlap	oU
^overnight	nX
^overtime	fTgQ
^own	j[
^own 	cKhIiIlWnS
^own car	hKn]
^own the	fJiW
^own tools	jR
^owned	bQ
^owned by	bQ
^owner	fJhJi[lKmH
^owners	bVgJiIjK
^owns	iY
^oye	tW
^p	jVtK
^p &	aTiQtK
^p /	eTjK
^paciencia	jW
^packaging	aV
^paid	hW
^paid 	cKgGnUpH
^paid weekly	gUhJ
^palma	cX
^palma 	cY
^panel	eQiVpS
^panier	hW
^panier 	gUhK
^panier 00	gR
^papa	bS
^par	aJeUfTgKhRqUtG
^par la	hV
^par mois	eFfZgKhI
^para	bVoT
^para el	aJbU
^para la	bIiY
^para linea	bTcSiF
^parents	bKcIhXiGpFrHtK
^parking	h[iI
^parking 	hR
^parkplatz	cHgKhW
^parque	bJcV
^part	cJeWtT
^part time	cKeYfJ
^part-time	aSbJcJeSfKqHtK
^part-time 	aSbJcJeSfKqHtK
^participation	eJgVhRiG
^participation 	h[
^partir	iR
^partner	cKq^
^partner 	aHbTcIqS
^pas	sX
^pas besoin	l\\
^pas de	fUjHsU
^pas plus	dUrV
^pas trop	kFlKrYsI
^pas un	rW
^pasa	pY
^pasado	jIoVpI
^pass	gQhSiKjT
^passer	pZ
^pastor	aQmS
^pat	pWqV
^patch	cWfSiR
^patience	j[
^patience with	iIjU
^paul	fVqStT
^pay	g\\tH
^pay the	iVnU
^payments	aVbUiHjK
^payments 	aGbVcK
^payroll	iWnK
^pcv	aT
^peak	gKiJoX
^pedidos	iVoI
^peintre	aU
^peluquera	aS
^peluquera canina	aS
^pense	q[tJ
^pension	hW
^pension 	hX
^pension 0	gKhU
^pension 00	hQ
^penzance	cU
^penzance 	cU
^peon	aX
^people	aKjSrU
^per	aCdSiRtY
^per diem	hQtK
^perdon	bHeTfQjIqQ
^perdon 	aIbGdKeUfQgKhKiHjFkKlHmKnJoKpJqErJsItQ
^perfil	dKrTsU
^perm	e]fJ
^perm 	eWfG
^permanent	eZ
^permanent 	eU
^permis	jW
^permis b	jV
^permis c	jQsQ
^permiso	jZ
^permiso b	jQ
^pero	lTqV
^pero de	cStT
^pero lo	cKfKkHlSqFtU
^pero que	qW
^pero si	jSlT
^persona	pU
^personal	iUjFkGlUmS
^personas	bV
^personne	qTtS
^petite	bIcFdKeKfWgKhIiIkHlJmHnKoKpIrH
^petites	iQ
^petits	iRnR
^pets	dIfGhSiHkIlSsKtJ
^peu	fKiU
^peur	jX
^pflege	iW
^pflegefachkraft	aR
^ph	pQtR
^phd	iFl\\tE
^phone	fShRpW
^phone 	cJhY
^photo	iQsZ
^photo 	cJiSjJmJrGsU
^phrases	rU
^physics	jV
^physics 	jW
^pi	bJcWiFjHmVpJtH
^pick	i]jKkIlU
^piden	kKlRqV
^pido	qVsJ
^piece	fJgZ
^piers	mTqTtR
^piers 	aKmJqTtT
^pilotage	iR
^ping	hZiFpT
^piso	hUpR
^place	c[
^plan	i]jH
^plan de	iX
^plan the	iR
^planning	fZ
^planta	bWcYiK
^plataforma	jU
^plataforma elevadora	jU
^plateau	cT
^platform	aUlR
^platt	jIkRlZtK
^plc	jT
^please	pRrStQ
^please 	cFiHpRrRtR
^please :	iIpRqHrS
^please don't	qYrItK
^please make	rV
^please no	sX
^please not	qQrHtS
^pls	gQjKtV
^pls 	aKbKcGfKgIiTjKrJsEtU
^plumber	a[cK
^plus	gUjKqR
^plus 0	bU
^plus a	aIbJmS
^plus one	cThJ
^pm	aVmXtF
^po	gU
^podemos	gR
^point	gSiJtV
^points	gThKjHkT
^police	iIj[oJ
^poligono	cS
^polish	cKiUjIkT
^pon	aGrStS
^poner	i[
^ponferrada	cV
^ponferrada 	cV
^ponlo	r_
^pool	nWqQ
^por	sT
^por eso	bTqR
^por favor	aKpJrVsQ
^por las	eKfFiJjKpQsWtK
^por los	sV
^por si	bS
^port	cSiUpT
^portatil	hW
^portefeuille	iX
^portefeuille de	iX
^portfolio	pU
^portfolios	iRlGpV
^portugues	kX
^portuguese	hIiJjX
^position	tT
^position :	aW
^possibilite	hU
^possible	hTsU
^post	aUiYrT
^post 	iY
^poste	cSiJoZsR
^poste 	cVeKiHmJoS
^poste a	oT
^postgres	jR
^postgres 	jT
^posting	hKpVqI
^pour	bSoS
^pour 	aIbQcFeTiFtU
^pour la	oY
^pour le	bRcQ
^pour un	bTeQ
^power	jSkW
^power bi	kZ
^ppl	bKsT
^pr	eKoV
^practice	bS
^practising	hZjK
^prasenz	dU
^praxis	bWjI
^praxis mit	bU
^prefer	sV
^preguntar	pU
^preguntar por	pU
^prelevements	iYjK
^premio	bS
^prend	qW
^preparar	iR
^preparar la	iT
^preparation	iW
^preparation des	iW
^preparing	iW
^presence	bVdR
^presencial	d\\
^presencial 	dX
^press	aRcJdJiYjHmKpK
^pricing	cSiU
^prime	g\\
^prime de	gThV
^primer	hX
^primeros	bUkU
^primes	gWjJ
^principal	bKpV
^prise	oU
^prise de	fRoS
^private	aVh]jJtK
^private medical	hQ
^privately	bR
^privately owned	bR
^priya	eSfKqQ
^pro	gVhS
^pro rata	gToK
^probenahme	iVjJ
^probezeit	eR
^probezeit 0	eR
^process	pW
^process :	pW
^product	bQgKhT
^product :	bT
^production	gZkF
^producto	aKbSgKiIjR
^prof	hSqS
^profesor	aQ
^profit	gU
^profit share	gU
^project	aT
^projet	bWtR
^propinas	gVhJjTqI
^provision	gT
^prueba	pV
^pruebas	gWhGiQpH
^pta	aYcQtK
^pta 	aXcItI
^pto	aGeGhYiGjHsK
^pub	bYlT
^public	eT
^publish	rY
^pues	qRtU
^puesto	aW
^puesto :	aW
^puis	eTiHpRrR
^puntos	cKgKkW
^put	hKrY
^put the	hErW
^putting	iTtI
^python	jHk[
^python 	cKjIkW
^q	iHjZpSsW
^qa	aXiQ
^qc	aS
^qs	aWtK
^quarterly	gIiVnR
^quarterly bonus	gWhI
^quatre	mY
^que	jXsQ
^que 	cHhTiJjJmSsRtV
^que acabo	qQsR
^que aqui	rQsT
^que el	rSsQ
^que es	iWjIlKoRqH
^que este	sTtU
^que hara	i\\tJ
^que hay	bJdTfThGjJqIsQ
^que haya	kSsV
^que lleve	iY
^que los	sW
^que luego	pHqYrTsH
^que nadie	iZjGqQ
^que no	jUs^
^que para	gViRqK
^que se	pR
^que sepa	jQkW
^que son	mRqJsQ
^que suene	rV
^que ya	jIlUqH
^quelqu'un	aX
^quelqu'un pour	aS
^quelques	iRjS
^quereinstieg	jKkJlU
^quereinstieg aus	jKkJlU
^querida	tU
^questions	iImWpQtJ
^qui	aKoV
^quick	bQtU
^quick one	bS
^quien	hTjZ
^quiere	bKcIjJpKqFsQtW
^quinze	bGfHiGjWtK
^quote	gKpUrW
^quote the	pGr]
^r	jTtR
^r 	aIjU
^r &	hQqW
^r 00	aKgUtH
^r 000	hIkT
^r oder	jQ
^rang	bWgH
^range	gSrR
^rate	gU
^rathaus	bIc[pG
^rattache	mU
^rattache a	mU
^rattachement	iKmY
^raum	c]
^re	t[
^re :	t[
^read	bIcJjWkK
^reads	j_qH
^real	gX
^really	jWkJsR
^reason	qU
^recepcionista	aQ
^receptionist	bS
^receptionniste	bT
^recibir	iS
^recruit	gSiYmK
^recruiter	pT
^recruiter screen	pT
^recruiting	aUbTcItH
^recruitment	lJpV
^recrute	bJcKtU
^recrute 	bJcKtU
^red	jY
^redactalo	rV
^reden	gQj\\
^redisenar	iR
^ref	aIcIpUtU
^ref 	pStK
^references	iTpQ
^referent	aT
^refuerzo	eTiR
^refuerzo de	eU
^reg	iWpT
^regional	jHk[
^registered	aSbVgKlK
^registered manager	aVgIjK
^registered with	bJeRjR
^regular	cJeYfJiIqK
^regular full-time	eQ
^regulatory	aVcIfJiRjItK
^regulatory 	aUbJcIfJiRjHqJtK
^reichshoffen	cW
^reichshoffen 	cW
^reiseburo	aTlS
^reisen	nS
^relations	iX
^release	iT
^relevo	eW
^relevo de	eR
^relocation	hT
^remise	hW
^remote	dZ
^remote 	dX
^remote anywhere	cRjK
^remoto	dX
^remplacement	eY
^remplacement d'un	eU
^remuneration	eJgWjK
^remuneration :	gS
^reno	aHbIc[dJiEmIrK
^rent	eYhEiQjH
^rentable	bXoI
^repas	gBh\\iK
^repas du	hU
^replacement	eQ
^replacement for	eQ
^reponse	fHpR
^report	iT
^reporta	mW
^reporta a	mV
^reporting	mV
^reporting to	mV
^reports	iFmZ
^reports to	mW
^repos	fZgK
^repos dimanche	fW
^reprise	eVgQ
^reprise d'anciennete	eQgThD
^reps	aVbE
^requiere	cJtV
^requiere 	cJtV
^requisition	aHjJtY
^research	aZgJ
^residencia	bTjV
^responder	iU
^responsable	iRmU
^responsable 	aHcKiTmR
^rest	cJdYhEjImKtZ
^restaurant	hT
^restaurante	bY
^resume	pY
^resume 	iKpV
^resumes	pW
^resumes to	pW
^retail	iEjTlR
^retention	eKgUhJjJ
^retired	jIkUsR
^retour	hGnUpT
^reunions	iV
^review	gQoHpS
^reviews	iV
^revit	j^
^rewrite	rZ
^rifseep	hV
^right	iJjRsQtZ
^right 	t^
^ring	p\`
^ringing	iR
^risk	bTcIdHgIiUqJ
^role	aViU
^role :	aViU
^rondes	iU
^rondes 	iV
^roof	bWiGjUsG
^room	aRhKiFm\\qJsG
^rosa	iSrS
^rosenheim	cT
^rota	cJiXmI
^rotating	fT
^roulement	bKfVjJnV
^round	bJcRiSpR
^rrh	a^bJcIdJiKjI
^rtt	gHh_
^rtt 	hS
^ruckfragen	pS
^ruckfragen herr	pS
^rue	cY
^rue de	cY
^ruf	p\\qQ
^rufbereitschaft	fWiJ
^run	iUrS
^rund	bTiQ
^rund 000	bVfR
^running	bJiY
^running the	bHiX
^runs	gKiW
^ruta	bKcSnT
^rythme	dJeIfX
^s	bTcRgUjQ
^s /	gU
^s 0	iUjKmS
^s 00	g[jSpJ
^s'il	lTrS
^sa	f]
^sa 0	fU
^sab	cJfU
^sabados	fX
^sabados de	fT
^saber	jV
^sachbearbeiter	fQ
^sachbearbeiter /	fQ
^sachbearbeitung	aUoR
^sag	cKgJqUtY
^sag 	bKcKqVtQ
^sage	gGiIjbqJ
^sagen	bGcVeTfJgHhK
^sagen wir	aIbGcVdJeTfGgFhIiJjKkJlJmJnJoJqJrFsJtJ
^saint-flour	cT
^saint-flour 	cT
^sait	gUjU
^sala	aRjR
^sala de	bW
^salaire	gV
^salarie	eR
^salario	gV
^salario :	gT
^salary	gV
^sale	eHgKiXmG
^sales	iHjU
^salina	bRcQ
^salut	t^
^same	bUfJgW
^same day	fHgWiJoKpSqJ
^samedi	fWhH
^samstag	fS
^samstag nur	fR
^samstag sonntag	iQ
^san	c]
^sans	iDjJlZsY
^sap	iHj^kT
^sap mm	jT
^sat	fZ
^sat 0	bJfV
^sat am	gS
^saturday	fT
^sauberes	jW
^sauna	bIcIh\\iIqK
^savoir	jX
^say	fRhFoRpKrW
^sc	fKgSjI
^scale	g[
^scale 0	fIgWrK
^schein	jR
^schlank	sU
^schlosser	jV
^schnuppertag	pW
^schon	jTkX
^schon 	cIjVkQlI
^schon war	kU
^school	aRfRhU
^schooling	iEt[
^schools	bR
^schreib	bJpTrT
^schreib mir	pUrK
^schreiben	gRrQ
^schreiben sie	gSrR
^schulung	i[jK
^schwanger	qT
^schwerbehinderte	pR
^schwindelfrei	jW
^schwindelfrei 	jU
^screen	pT
^se	kT
^se 	kW
^se busca	tY
^se come	hV
^se trabaja	fR
^season	gWhRkFqK
^seasonal	eVjToJsJtJ
^seasonal 	eKiJjV
^seat	cTnK
^sechs	eRfSjKqQ
^second	aIiUkXtQ
^secretaire	bT
^secretary	aJrSsItU
^secretary to	aIrSsItU
^secteur	cW
^securite	iV
^security	iS
^sede	cZ
^sede en	cY
^see	aIiVkRtW
^see the	iW
^seed	bUhJiToKtI
^seguimiento	iX
^seguimiento de	iQ
^segun	gU
^segun convenio	gS
^seguro	hW
^seguro 	hS
^seguro de	hU
^seguro medico	hT
^sehr	tV
^sehr 	aKtV
^sehr geehrte	tR
^sehr geehrter	tT
^sein	kGqZ
^seis	bIfWmR
^seit	bQqY
^seit 0000	bV
^self	eT
^selon	fZgDhV
^semaine	dJh\\
^send	pZ
^send it	pUrK
^senior	aVjJlW
^senior 	aT
^seo	aSjS
^sepp	aKpV
^sepp 	cKiJpS
^sept	eU
^september	aFbKfV
^seria	aQcHkQtV
^seria la	kX
^service	aQbUgVhHtH
^service charge	gYhKkK
^services	fKiR
^servicetechniker	aX
^servir	iS
^servus	tW
^servus 	tQ
^set	iW
^seven	bTjQmQ
^sexo	pKs^
^sgb	aVbHfHgGjU
^share	fJgVpT
^shared	iR
^she	qQ
^she's	qX
^shift	fX
^shift :	fU
^shifts	fRiItT
^shifts 	cIiHjJsGtT
^shifts ?	fQsJ
^ship	lX
^shop	bHdTfKhZiIjQnIrK
^shop manager	aV
^shop's	cYfJ
^short	pV
^show	jZlR
^si	k_qV
^si habla	kT
^si lo	kSqV
^si maneja	kT
^si no	jKkJlUoUpJ
^si possible	kFqJrTsV
^si se	hVkJ
^sia	jT
^sich	jQmVtI
^sicher	jT
^sicher in	jT
^sicheres	iJjZ
^sie	aKiRmRtT
^sie fahren	eKfU
^sie hat	lHrT
^sieben	aJbUhIiJ
^siege	cW
^sign	gTiVjJ
^signe	fJqW
^sin	s\`
^sin experiencia	jKlYsH
^sin nombre	rS
^since	aKiJqSrJtU
^since 2000	bR
^sind	b[hKoI
^singen	bKcX
^single	h[iDnRsB
^sinon	tX
^sinon 	tW
^site	cYpV
^site :	c\\
^sites	bIiJn[
^sits	cEm]pK
^sits with	mV
^sitz	cW
^six	bUfQkT
^six weeks	fV
^sixth	bXtK
^sixth form	bXtK
^skoda	aIbTcIdKeKgKhUiKkKmJnKoKqKrKsJtK
^slack	t]
^slim	jEkXsR
^slt	tW
^slt 	tW
^small	bXcKkVpJsQ
^small 	b[cI
^smart	bQdSsS
^smic	g\`
^smic +	gU
^sms	pZrIsK
^sms 00	pXrI
^snow	aJcDgEhYiSjGoJrK
^snowflake	hJiHkV
^so	rQtZ
^so 	qKrSt]
^so 00	gR
^so :	aVsV
^so about	fUgJ
^so i	aRoItU
^so it's	bVqH
^so no	qYtB
^so not	lIqWtK
^so say	jKqTrT
^so that's	aU
^so the	cHfStR
^so think	bRoKpKqTtI
^so this	qWtK
^so um	bR
^so who	aSqJtQ
^so write	iRrW
^sober	iJj[rU
^sobre	cKnT
^soc	aRcViJjIkQtF
^social	iR
^socials	aU
^socios	bRiQ
^soir	cIfWiFqS
^soit	fQnQ
^soldador	aQtK
^soll	eIhKiQjSkEpRrGsKtV
^solo	fTiFkIlKrKsW
^some	fRiZjHkV
^somebody	aShGqQsU
^someone	aTiTtH
^someone to	aU
^someone who	iWkT
^sommer	fXgK
^somos	bWmY
^somos cuatro	bYmI
^son	hImWsS
^sonntag	fW
^sonntags	fW
^sonst	iHqSsQ
^sonst gibt's	rS
^sorry	aHpKtZ
^sorry 	aGc@dTfTgJhKiIjRpKrRsK
^sorry for	pJqRtW
^sous	aUbJmQ
^sous l'autorite	aKiQ
^south	cV
^south side	cV
^southport	cV
^southport 	cT
^sowie	jXkI
^soy	bQtV
^soyons	qT
^spanish	jTkQrRtH
^spanish 	jKkSrT
^spanish +	jHrX
^spark	aTcJjU
^spark 	cJjVtK
^spatestens	oT
^speaker	kQtS
^spesen	iRqR
^sql	iKj\`
^sql 	iKjS
^sql and	jT
^squad	mZ
^squad de	mY
^sr	aT
^sr backend	aR
^sre	aZcQtJ
^st	bZcU
^staatliche	jU
^staatliche anerkennung	jQ
^staatsexamen	iKjV
^stadt	bXcIiT
^staff	bKfIh[pIqQ
^staff discount	hRiK
^stand	fGiQjT
^standard	cIhRiZjC
^standby	fWgI
^standort	cS
^staplerschein	kKlX
^staplerschein 	jTkI
^start	hKof
^start 	cGfXgJhH
^start 0	oW
^start :	oS
^start monday	oU
^state	jUrS
^statut	eV
^statut cadre	eS
^stay	fSjRmK
^stb	aXeKhQ
^std	fIgX
^steht	aKtU
^stelle	aRtU
^stelle :	aR
^stellenantritt	nIoW
^stellungnahmen	iX
^sterilisation	iU
^stil	rZ
^stil :	rZ
^stock	fJgThIiRmQ
^stoke	bGcZ
^stop	pStU
^storm	bWfT
^storung	fQ
^streichen	rV
^strictly	pSqS
^strictly no	pUtK
^strong	jVkJsT
^student	aGbTiVtI
^studium	jRlV
^study	hXiJ
^stufe	g[qJ
^stufe nach	gT
^stunden	cGdIeKfEg]iFjIkKlJnRtJ
^style	qKrZ
^su	qR
^sub	eQgS
^subj	tU
^subj :	tU
^subject	rStR
^suchen	tX
^suchen 	bIcIiKtY
^sucht	bItZ
^sucht 	tX
^suite	bKjWtY
^suivi	iWnQ
^suivi de	iW
^summer	fIhY
^sunday	fRgQ
^super	bUcIgXkR
^supervise	mV
^supervises	iEjKm[
^supervising	hJiJlSmY
^supervision	bZ
^supervisor	aZjS
^supplier	iV
^support	aSdI
^supporter	jX
^supporter 0	jV
^sur	cddUiE
^sur site	cHd[
^survey	gSkIoKqV
^surveyors	bViEmQ
^sustitucion	eXjKqK
^sustitucion de	aQ
^sven	eKq^
^sweet	gQkT
^swim	bKj\\
^sympathy	jUlJ
^t	qStT
^t €	gSqT
^ta	pHta
^ta 	tV
^tag	fHgUpTrK
^tage	hR
^taille	aIiXjQsTtJ
^take	iXjKrR
^takes	bUgIiQ
^taking	i[kI
^taller	b[
^taller que	bT
^tambien	bRiQjGlR
^tardes	fTtS
^tardes 	fV
^tarif	g]
^tarif 	gT
^task	fTiVjI
^task and	fWiIjI
^taux	fKg\\hTiI
^tbh	sV
^te	cRtZ
^te mando	tW
^tea	aKcJgKh\\iKjIpDqGrItK
^team	m[tV
^team 	aJcEiGmTtV
^team :	aKmV
^team of	mU
^teams	aHbJfKiTtX
^technicien	aV
^techniker	aJjQlU
^techniker oder	lR
^tecnico	aR
^tecnico /	bQ
^tecnico de	aSbQjJ
^teilbar	fTiK
^teilbar 	fTiK
^teilzeit	aIcSeCfUgRhJmI
^tel	p]
^telearbeit	dXfK
^telefon	gJiTpS
^telefono	pW
^telefono de	pW
^telephone	cKh\\iKjG
^teletravail	dV
^tell	cSpTqJ
^tell us	cUpV
^temp	cJe\\oQ
^temp to	eT
^temps	fZ
^temps de	gS
^ten	eSfTiQ
^tender	iW
^tendria	mX
^tenir	aSiW
^tenue	gJhS
^terapeuta	aR
^terapeuta ocupacional	aR
^teresa	qStR
^term	fWiI
^term time	cQeHfXgKiH
^termine	iQrV
^termine 	iSjK
^terraform	eJiVjUkJtJ
^terraform 	cJiFjYlJrKtH
^tes	pXqJrH
^test	iX
^texas	jVrS
^text	pSrUtS
^text 	pGrV
^tfa	aQfTtK
^thank	aKmIt[
^thank you	aJmJtY
^thanks	qQtS
^thanks 	cKiJrWtK
^that	cQjTlQ
^that the	aRbHiT
^that's	fRtU
^that's it	pKt\\
^that's the	fRhUrI
^that's why	bRqQ
^thats	cIhElRpIt[
^the	iQqU
^the 	bTiU
^the 00	bQkJoSqV
^the board	aQsRtR
^the cfo	mV
^the chair	sV
^the dean	qZ
^the first	bQiRjU
^the last	bQq]
^the main	iQjJ
^the office	aUcTiF
^the one	cTiKqXrTtJ
^the shop	iW
^the staff	mQ
^the team	bTlQmI
^the trustees	tR
^the two	cVdHjJkKqQ
^theater	aKcU
^their	iDjRqT
^then	bHcKfQiVpUtT
^then a	iJpV
^then coffee	pT
^then panel	pV
^there	aKkJmQpFt[
^there are	dIjUmKtI
^there is	aIdRfRkHmVtK
^there's	hUjRmUtI
^there's a	hYjHmItJ
^they	iU
^they 	cIiRlW
^they can	iFlRpZ
^they do	iV
^they don't	jHlXmQ
^they have	j\\
^they need	aKiJj]
^they report	mQ
^they will	cSiU
^they'd	mW
^they'd run	iUmK
^they'll	iS
^third	cKeJfKjHpHqY
^third generation	bS
^this	aIcQiSoS
^this 	cGiUoVtH
^this is	aJcTdStQ
^this person	iXmJ
^though	dRkQlX
^three	dSeQjV
^three 	bEiVjU
^three days	dReX
^three of	d[
^three years	j]
^through	cJeVqJsVtK
^thu	cJfSjItV
^thurs	cHdKhKiHjKlKmKoGpFqZrItI
^thursdays	dRfVpJ
^thus	bSfJgT
^ticket	hZ
^tickets	hViUlQ
^tickets 	hWnK
^tickets resto	gIhWiG
^tiene	hViCjRmWqK
^tier	aRbUiJtJ
^tier 0	aRbUiJtJ
^tiktok	iU
^tiktok 	iT
^till	gGiIo]
^time	fVjS
^time and	fXgKjJ
^tips	fGgWhKoKrR
^titel	aVcKtR
^titel 	aSbKcJpKrJtS
^title	aTiEtX
^titre	jVrX
^titulacion	l[
^titulaire	cFeSjX
^titulaire de	iKjR
^titulo	jZkQ
^titulo de	jQkS
^titulo en	jU
^to	iTtW
^to 0	fV
^to 00	gXoS
^to :	mStY
^to a	qR
^to advertise	tV
^to be	aIbKfHjHnIsVtV
^to date	jS
^to run	aQbKmVtJ
^to start	iV
^to the	i\\pT
^to £	hT
^todo	gUhJrR
^toi	tS
^toil	fWpI
^tomasz	qT
^ton	r[sH
^tone	kJrY
^tono	ra
^top	dIhKtV
^top 0	dIhKtV
^toronto	cWdQ
^tour	c[
^tous	bVcJiKqR
^tout	bKjKkIlToYpHrKtH
^tower	cUdIoQ
^town	b[gJhK
^tr	aHbHcHdHeHfGgShViGjIkHlHmHnHoHpHqGrHsHtH
^trabajador	bRjQ
^trabajaria	iUmT
^tractor	jV
^tractor licence	jV
^trade	aUbEiVpS
^traditional	bQjS
^traditional and	jW
^trager	bV
^train	gKhBlHnYqI
^trainees	aV
^trainer	aRjVkK
^training	bQeJhUjJkKlX
^trains	jT
^traitement	g\\iKkJ
^transfer	iX
^transport	hWjT
^travail	iRjXoK
^travail a	iW
^travel	aUiT
^travel :	nS
^tres	dT
^tres dias	d[iI
^trial	sW
^trinkgeld	gTmKqKrS
^trips	dHfXhJ
^trois	aRbSjQ
^trois 	aUcJjW
^trois jours	dW
^trotzdem	qU
^truck	cKhVjIkV
^trujillo	cX
^trust	iHj[pH
^tt	d\\
^tu	pW
^tu me	pU
^tu peux	qS
^tue	aHcKdIeJfVgKiIjJkKlKmKnIoKrJtJ
^tue-sat	fT
^tues	cKdUfViKjKpJ
^tuesdays	dVfJhH
^tuition	cKeUhSiKjKmJpKsI
^turkisch	aGjWtI
^turkisch 	aKcKtJ
^turnaround	iTjT
^turnhalle	bQcTiI
^turnhalle 	bT
^turno	fa
^turno 	cJfW
^turnos	fU
^turnos de	fT
^turnover	iRqX
^turns	gIiJjTkQ
^tus	hV
^tutoiement	rU
^tv-v	gY
^tvod	g[jJmI
^twelve	eRfQgQ
^twelve months	eVfJ
^twenty	hXkK
^twice	bR
^two	iKmW
^two 	aShJjRmWtG
^two consultants	mT
^two days	dXfY
^two home	dU
^two hundred	bQgSiIrU
^two in	aJj\\mKtJ
^two of	mQqR
^two to	dIeJjKnV
^two years	jW
^tx	cT
^type	eUiKjQrRtG
^type :	eVrTtG
^typescript	jW
^typescript 	jW
^tz	eZfK
^tz ab	eZfK
^u	gKhGlUsQ
^uber	iJmKpTqY
^uber das	bIfKiHpVqIsKtI
^ubernahme	cJe[fHiD
^uberstunden	fKhY
^uberzahlung	gV
^uberzahlung ja	gU
^uh	hUqQ
^uh 	hTqQ
^uk	bJcZgK
^um	gQkQtW
^um 	aIcIkTtU
^umbau	cJiV
^umgebung	iJjV
^umsatzbeteiligung	cJfHgWiI
^un	a]kS
^un 	aTsX
^un (	aZbK
^un /	aV
^un abrazo	tV
^un agent	aR
^un couple	sQ
^un dia	dU
^un ou	aQ
^un peu	iVkU
^un sabado	fS
^un samedi	fR
^un week-end	fW
^una	a\\rV
^una 	a[cKiK
^una persona	aT
^unbefr	eQ
^unbefristet	eW
^unbefristet 	eS
^und	bWiSjRtQ
^und 	bHcIdSfHjQpIrFtZ
^und 0	fIhViIpV
^und 00	fW
^und bitte	iJjYqJ
^und brauchen	aQbHiKtU
^und das	bKiS
^und der	jSoKqU
^und die	bTdQrWtF
^und zwar	aHbHeZfKtG
^under	aJiKm[rV
^under 000	mKrU
^une	aVfS
^une 	iGjY
^une experience	kS
^uniform	hT
^uniform 	hU
^uniforms	hQ
^union	cJdIeJfKhXiKlGnKoI
^university	b[cHlJ
^unlimited	eWhRjK
^unmarried	sR
^unos	eRgQ
^unos 00	eR
^uns	cEqWtV
^unser	bSkQ
^unsere	bRiRqT
^unter	qUrR
^unter uns	qV
^unterlagen	pZ
^unterlagen an	pQ
^unterlagen bis	pW
^until	aKcJdKeJfHgChJiHkKlKnKoKpXrJsKtT
^up	dXeRgRhK
^up to	dUeSgS
^urban	hXiK
^urban sports	hXiK
^urlaub	tV
^urlaubsgeld	gSpK
^us	sW
^use	pIr^
^use the	bSrR
^usually	fR
^ute	hRtR
^ute 	hRtR
^ux	aT
^v	fQjW
^va	bJtY
^vacancy	jKqX
^vacations	eYfQ
^vacations de	fU
^vale	aHcHfKlDqYtH
^valid	iIjV
^van	hXnS
^variable	gXhH
^varon	s^
^varon 	sW
^vat	gXhJiG
^vbl	dKfKgJhY
^vbl 	dKfKgJhZ
^vehicule	hX
^vehicule de	hRnQ
^vendeur	aWbJ
^vendor	iT
^vendredi	fWgK
^vergutung	gW
^verkauf	aWbKqU
^verkaufen	bHiZ
^verlangerung	eYiI
^verschwiegenheit	jZ
^verschwiegenheit 	jX
^verteilt	fQ
^verteilt auf	fQ
^vertrage	iQjS
^vertraulich	hJjIpTqV
^vertraulich 	cKqS
^vertretung	eU
^very	kU
^vet	aWeKiI
^vetements	bQhQ
^veuillez	rT
^veut	qQ
^veut pas	qQ
^vez	dVfGnU
^vhi	h]
^vhi 	hZ
^via	pY
^viajes	iJnZ
^viajes :	nV
^video	bYdJhHiGjU
^viel	bUcKqXrK
^vier	bVf[
^viernes	dVfVhR
^viernes 	cJfQgJhWiG
^viernes a	fWiKpK
^vierte	qT
^villa	bIcXtH
^village	cQiJ
^vire	pJrV
^visa	hW
^visits	dJiGnXpX
^visits after	fJiJnGpZ
^voice	iUjTtR
^voice memo	tX
^voici	cKqKrKtX
^voila	t\`
^voila 	gKhItX
^voiture	hXjKnS
^voiture 0	hS
^vollzeit	cKeWfTjJ
^vollzeit 	bKcJeSfXgKjI
^voluntary	bJcGfSgHhGiIjJmInVoGqK
^vom	iRoWpI
^von	fTqQ
^vor	bScJdW
^vor ort	dZ
^voraussetzung	jV
^voraussetzung :	jV
^vorbereitung	gV
^vorgesetzte	mZ
^vous	iXjTmZ
^vous 	iUmT
^voyages	iS
^vrai	aKcGeKiHjYoKqJtJ
^vz	bIcIf\\gT
^vz 	bJcHeHfUgUiJjG
^w	mY
^w /	iJkQm[
^w 0	aSeViSoK
^wa	iKjU
^wage	fUgStG
^wahrend	iTqU
^waiting	iT
^waiting list	iT
^waldbad	cVoK
^walk	iWpV
^wann	fUjUkJnKtI
^wann :	fXnJtI
^want	aUlKsW
^wanted	bIt[
^wanted 	aGcJdJt\\
^wants	tT
^wants to	tT
^war	oVrRtI
^ware	iQkZ
^warehouse	aXbJcK
^wartung	iV
^warum	bV
^warum zu	bV
^was	qUrI
^was :	aQiQmK
^water	aIeGiVmKtU
^wc	cDiZjJ
^we	bX
^we are	b[cHiR
^we do	b]iIjK
^we don't	l\\
^we give	h[jK
^we grow	bWcJtK
^we had	bJqTsV
^we have	aKbSlQqT
^we lost	qX
^we make	bZ
^we need	aStT
^we open	bToR
^we pay	bFh\\iGlEnR
^we say	aVgTtI
^we train	lZ
^we want	aVtW
^we won't	bSnT
^we'd	gQhTjQ
^we'll	kKl]
^we're	aIbTcU
^we're 00	bZgJ
^we're a	bScJ
^we've	aKbQlStQ
^wed	fY
^wednesday	dS
^week	dJfXlKtK
^weekend	aW
^weekly	gRiR
^weeks	cJfRhT
^wegen	iFjRqKsX
^wegen der	qJsY
^weil	bQfCiKqTsX
^weil die	sS
^weiß	cIgKqW
^welcoming	iTrR
^well	aFcJdQtR
^well 	aIbKcHdIfTgQhQiHjKmKpIrG
^well spoken	jU
^wellness	hRiU
^wells	c_
^wells 	cX
^welsh	kUrX
^wenn	hQkY
^wenn die	iVnQqKrR
^wenn du	hJkWlS
^wenn er	gQhTjIkFtI
^wenn jemand	kY
^wenn sie	bRsS
^wer	aIkUsQtS
^werden	fT
^werkstatt	aFcX
^werkzeug	fKhQlX
^west	bGcY
^what	iUtV
^what do	hVtQ
^what i	j\\tG
^whatsapp	pStR
^when	cJfShKiJo[tS
^when 	aJbKcGdJeKfDiHjKkJlKmJnKoRpKqJrJsJtU
^when ?	fJlKoUtT
^where	cQt[
^where 	cEfKkKtX
^where :	cYdF
^which	bQhQqT
^which is	bUoKqR
^whichever	cQfRiI
^whichever 	cQfRiI
^who	bQiJlXrGtT
^who 	cIiDlIt[
^who can	iJjU
^who's	eJmAt[
^why	bUqV
^wie	gQtT
^wie am	qV
^wie es	oS
^wieder	aGcKiIoJpKqQsGtY
^wife	aJdFjKsX
^will	iHlWmS
^wind	hKiIkVrV
^window	aU
^wine	hSiJ
^winter	fW
^wir	bVtS
^wir 	aDbVcHtV
^wir bieten	tS
^wir brauchen	aDbIeJiStS
^wir brauchten	aToK
^wir haben	iGkU
^wir hatten	sT
^wir machen	bR
^wir sind	aKbTcV
^wir suchen	tR
^wir wachsen	aS
^wir zahlen	gS
^wird	bKcCgSkUtX
^with	mY
^with 0	mQpUrJ
^with a	tQ
^with no	jTsS
^with one	dUkJmW
^with the	aKbDcDjKlKmFrUtT
^within	cJeKiGlQmFtX
^within 0	lT
^without	iGjWlFpJrU
^wo	aJcQdTpJtV
^wo :	cX
^woche	fUnS
^wochen	fJhT
^wochen ferien	fJhT
^wochenende	bKfZiK
^wochenstunden	fQ
^wohnung	hZ
^work	iIjV
^working	iIjYpQ
^working at	cIjU
^workload	fT
^works	hKjHmVrQ
^would	iHkRqV
^would be	sR
^wound	bIiYlHmK
^wrexham	cRhK
^write	i]rR
^write 	cKiU
^write it	rV
^write the	iYtK
^writing	dRiU
^written	lUpS
^wunschenswert	kT
^wunschenswert :	kT
^x	aWgRjI
^x 0	aWbIeI
^xero	cKfHj]
^xmas	cKfJhYiIoD
^y	hWiQ
^y 	cKh[jK
^y 0	gQiS
^y 00	gX
^y a	eTqSsI
^y con	jIpJqVrU
^y de	eUhGjQ
^y dejar	bKiY
^y dos	hSjV
^y el	q]
^y en	bSfIiKpU
^y haber	aKgJhJjTkR
^y hay	bJhYiK
^y las	gWhK
^y le	bIiIkJpV
^y llamar	iTsK
^y modelo	dQiQ
^y que	hKjRpW
^y saber	jV
^y si	jEk[oT
^y sin	rQsR
^y un	gDiUqW
^y una	fR
^ya	bTtU
^ya la	bFkSqX
^yard	aZbGc[
^year	eWhXiH
^years	iHtW
^years 	cIhKiHoKqHtV
^years ?	tS
^yes	cIeRkIoWtT
^yes 	aHbJcEdKeRgKhIjKkFmKnJoWpHrJsKtR
^yo	qVtU
^yo 	aEhHmJpTqRt[
^yo y	mWqI
^you	iQjR
^you 	lW
^you can	aEbGtY
^you don't	fKiTjKlRqJtK
^you get	f[
^you keep	gXhJ
^you know	cSjJqUtH
^you make	jJrRsJ
^you need	j\\
^you needn't	lW
^you report	mU
^you run	iX
^you sit	mT
^you stand	gKiJj[
^you take	iZjU
^you will	mVtX
^you'd	mR
^you'd be	iInXtT
^you'd work	oX
^you'll	jQqRrQ
^your	aKfIgUhHkGlImJpDqVsItI
^your call	eKhHiIpJqY
^yours	fKpIrKsIt[
^yr	jU
^yrs	iKjX
^z	aIcKeWjJqK
^zahlen	fKiKjUlR
^zehn	iIjV
^zero	bTeRhEjKlVpJ
^ziel	iYmK
^ziel 0	iYmK
^zimmer	bKgJh[
^zona	cY
^zu	iUtV
^zu besetzen	aUtS
^zu den	bJcIeQgHhKiY
^zu zweit	mZ
^zum	aJbIcKo_tK
^zum 0	oW
^zum nachstmoglichen	oT
^zunachst	bKeXgGpJ
^zur	bYdQiHoV
^zur 	bToU
^zusatzversorgung	hY
^zuschuss	hVmK
^zvk-rente	hW
^zvk-rente 	hU
^zwanzig	fU
^zwei	dRmT
^zwei davon	qX
^zwei tage	bHdTfXhK
^zweimal	hJnZ
^zwischen	fSgV
^zwischen 00	fQsT
^zwolf	hVjK
^£	gU
^£ 0	bQhV
^£ 00	gY
^£ 000	fRhU
^€	gW
^€ 0	gT
^€ 00	gV
a /	hTiS
a 0	nR
a 00	fT
a 000	bJjQtU
a :	iQtU
a a	qV
a and	fShKjR
a bad	iYsT
a bit	jUqJsR
a bloke	qKsZ
a board	mT
a bonus	kT
a car	jHlX
a cargo	hWmX
a casa	dShT
a case	pQqQ
a chair	eWgKtV
a chaleur	jQ
a charitable	bQ
a church	bTcK
a cinco	pS
a convenir	fRoT
a coruna	cV
a cto	aUiK
a cv	pU
a day	gYi\\
a de	aV
a defaut	aJkS
a degree	lR
a deja	jUqR
a dental	jHkU
a desk	gEhYkJ
a disgrace	iSqR
a domicile	aQdU
a driving	iKlS
a duree	eW
a dutch	bU
a encadrer	mS
a ete	iHqY
a face	fTgS
a fait	q\\
a family	sT
a few	bR
a file	gX
a fin	oV
a fleece	fKhKiKjW
a fortnight	cIdRpKqR
a friday	iJjVlS
a full	fGsW
a gap	qRsS
a good	sQ
a half	dQfSgUjH
a head	aXiRtK
a heriot-watt	jJkW
a hundred	gUiR
a jour	iSj^
a l'agence	pTsU
a l'aise	j[
a lady	jQrJsY
a las	fY
a line	aQcJjKrU
a list	gJiCjYlW
a little	iWrWtG
a local	kIpIsa
a long	iJkWoS
a los	eRi\\
a lot	iRjKlKnT
a lui	qZ
a man	jKs[
a maquina	aTjX
a mayo	eWoJ
a mi	cKmQqQ
a mile	jWnT
a model	jTqS
a month	iRnQ
a monthly	dR
a morning	bSfUtK
a msg	pT
a mum	sV
a must	jGlZ
a nadie	b[gHiH
a ne	aHpKq^sI
a new	b^cKtK
a nice	dThHjQkX
a night	bWpS
a nivel	jU
a nordic	bU
a notre	aKbJiIjEkRmRqIsHtX
a nursery	qQ
a octubre	oT
a parking	gHhRqT
a part	aFgRiTmW
a partir	gQ
a person	aKrStX
a pied	bKcKgJiVjQtK
a plus	hTjIk\`
a prerequisite	lV
a proveedores	iQ
a proyecto	aQeQ
a quarter	dViUjR
a quatre	iU
a real	eFjZ
a recruiter	pTqR
a requirement	jJlUtS
a retired	lRsUtJ
a rien	lV
a round	iHjQpV
a row	qW
a sabado	gIhS
a saturday	fTiU
a scandinavian	jFkV
a school	bSiKjW
a second	bSiJkTqU
a seis	fWiK
a senior	qV
a ser	kW
a share	gT
a small	bUiKpW
a social	bR
a socios	iV
a strong	qT
a su	mRqQtQ
a sus	jT
a teacher	aGeYlRmK
a team	mUqS
a text	pSqU
a time	fKgQiWpI
a todo	aKeRmIoKpZrJtI
a todos	qX
a tortas	jUqT
a tres	mY
a trois	aHcGfJmKpZrI
a un	qR
a una	aSfUtJ
a ver	tZ
a viernes	fW
a view	bHeUtU
a votre	pQrT
a walk	pS
a week	fQnQ
a wk	cTgDhZ
a woman	aIs\\
a working	iZ
a written	pS
a year	bRhTiQ
a yr	iS
a £	bIhGiZ
a$	t]
a.m	gKpQ
a.m$	iS
aa	bYcJiVjIrK
ab	oU
ab 0	gQoQ
ab 00	fV
ab 2000	bJcJiTjHqW
ab dem	fFhYiHjKkKlKmKnVoFpKqGrK
ab januar	eSoQqJ
ab marz	eV
ab oktober	oV
ab sofort	oS
ab tag	hR
ab und	bVjHnT
ab$	bV
abend	aHf[tS
abend$	aItU
abend-	fTjQ
abende	oJ
abends	fViH
abends daheim	dKfRnR
abends$	fYiFpT
aber	kX
aber das	gKqV
aber nicht	lRrW
aberd-	cXiK
aberdeen	cXiK
aberdeen$	cYiK
abery-	cUfI
aberystwyth	cUfI
aberystwyth$	bQcSfJ
abgef-	fT
abgefeiert	fT
abgefeiert$	fU
abgeg-	fYiRjK
abgegolten	f[
abgegolten$	fZ
abges-	jZsQ
abgeschl	jS
abgeschl ausb	jT
abgeschlossen	jSsU
abgeschlossene	jR
abgeschlossene ausbildung	jQ
abgeschlossenes	jV
abgew-	jT
abier-	bT
abierta	bR
abierta en	bRqS
abierto	bScG
abili-	iIjbnF
abkla-	iSjQ
abklaren	iSjQ
able	jV
able to	jY
able$	iY
abm	j[
abm$	jW
aboga-	bV
about "	rW
about $	gS
about 0	bYiHkK
about 00	cQfVmT
about 000	bRcK
about it	bVjR
about nights	rQsY
about the	pEqYrR
about to	jGsU
about £	bTiJ
about$	bKdWfSkKtU
above	iWjKkU
above all	jHkW
abraz-	iItb
abrazo	tZ
abrazo$	tS
abrec-	aViZtI
abrechnung	hIiSjQpS
abril	oS
abril$	oRqQ
abrim-	bQtT
abrimos	bQtT
abrimos$	tU
abrir	iW
abs	fJiHjW
abs 0	eQ
abs$	fKiIjX
absat-	cKrXtT
absatz	cKrXtT
absatz$	bIcJrRtU
absch-	j]
abschluss	j]
absen-	gQsS
absence	gRqVrI
absence$	iS
absol-	jUqX
absoluta	pIqT
absoluta$	jTpK
absolute	jRqR
absolutely	jUtT
abspr-	dTfUtJ
absprache	dTfUtJ
absprache$	dTfUtJ
abste-	hWsS
absti-	gKqY
abstr-	jQ
abstract	jQ
abt	iV
abt 00	iQ
abtei-	fJiV
abteilung	fJiV
abwas-	aEbXiUtG
aca	bIcGjXlT
acaba-	aKiZjI
acabo	eKqVsS
acade-	cRlT
academia	bXcH
academy	cUlU
acc	sY
acca	jR
accen-	s[
accent	qRsY
accent$	qX
accents	lJsW
accep-	oXpQqG
accepted	pV
accepted$	pW
acceptes	lU
acceptes$	lV
acces-	bSgSiQ
access	bRiV
access$	bFfWiTjK
accid-	hRqHrZ
accom-	hRiVjUlQrG
accommodation	hUiKjYrE
accompagner	iR
accompanist	iCjVlEmZ
accou-	aYtK
account$	bIpU
accountant	aWqW
accountant$	aVtI
accounting	jQlRqK
accounting$	aKiJjRlXqI
accounts	aViTjH
accounts$	iYjI
accro-	jFr\\sU
accru-	gV
accue-	iW
accueil	iY
accueil$	aKcJiWtJ
accur-	aJjV
aceit-	bQgQiQ
aceite	bQgQiQ
aceite de	gT
aceite$	bQiT
ach	q_sGtI
achat-	mQnS
achats	mQnS
achet-	mQ
acht	bVeQ
acht wochen	aHbKeZlU
acht$	fT
achte-	aIbVcJfYiG
achtu-	fS
achtunddreißig	fS
achtunddreißig stunden	fS
ack	iKjV
ack$	iKjW
acomp-	aJiV
acompanamiento	i\\
acqui-	iX
acres	ba
acros-	nQ
across	nQ
across three	bT
actas	i[
actio-	bTiStU
actions	iY
actions$	iY
activ-	iZjT
active	iRjU
active directory	iJjU
actua-	jU
actual	rR
actually	hVj[
acute	fViJjQ
ad	aQrY
ad is	aIrY
ad please	aSfHtX
ad says	iIqJsU
ad$	aTcIgKqTrU
ada	gU
ada$	gVqJ
add	aKfRrZ
add the	rW
addit-	fKgXhI
addition	fKgXhI
addre-	cRdKiV
address	cTdK
ade	iSjV
ade$	bJiUjR
adela-	aV
adema-	hSkT
ademas	hSkT
adher-	bW
adherents	bW
adherents$	bViG
adjoi-	aUjK
adjoint	aV
adjud-	bViTjD
adjun-	pR
adjunto	aStR
adjus-	aTcVnQtF
adler-	aFbUcUtJ
adler-apotheke	aFbUcUtJ
adler-apotheke$	bS
admin	aXgKiTjSpQtI
admin-	aWmV
administrativo	aU
administrativo contable	aU
administrator	aZtH
administrator$	mU
admis-	eUjI
adopt-	eYiR
ados	aIbYjX
adr	kYlX
adr no	jJkHlZ
adres-	p[
ads	iIjWqW
adult	fKgHiX
adult-	kU
adults	kU
adv	aQhQ
adv$	aTjK
advan-	jIkV
advantage	jJkX
advantage$	jIkZ
adven-	oU
advent	oU
adver-	rWtT
advert	rRtT
advert$	aHeDrVtR
advertise	eRlJqR
advertise for	tQ
advis-	aRjKmY
adviser	aW
adviser$	aWtK
aed	cUgX
aed 0	g[
affic-	iW
afin	jV
afin$	jS
afrai-	dTjSqQ
afraid	dTjSqQ
afraid$	qWsK
after 0	gYhSjI
after 00	fEgVhSqQ
after a	aUhQ
after half	pUqW
after probation	dU
after six	bXpR
after the	gWhKoT
after$	aEfWhWiDtT
after-	aR
afternoon	dQtR
ag	bVcEjS
again	aIqTrTtU
again so	qW
again$	rXtW
age	gTqIrQsWtU
age$	gXqItS
aged	bQgSlQmQ
aged 0	b[fKgI
agenc-	bT
agence	aQcS
agence de	bRcX
agence$	aWbHcGiJjUpQqK
agencia	bTqS
agencia de	bWjT
agencia no	jQ
agencia$	cKlIoKq[rI
agencies	bTpQrT
agencies$	p\`rD
agency in	cKpU
agency or	jU
agency side	jX
agency$	bYeVhJiJmK
agend-	iTtR
agenda	hRiQtS
agenda$	cJhKiTtW
agent	aT
agent de	aW
agent$	aT
agent-	mR
agente	aX
agentes	mX
agents	iQjKmR
agents$	bQ
agentur	bQeKjSqR
agile	cFd[iIjI
agile$	cFdYiIjI
agm	iHjV
agost-	fUoQ
agosto	fUoQ
agosto y	hQ
agosto$	eUoT
agree-	sU
agreed	aJiKsY
agreed :	qUsKtJ
agreement	lRqQ
agreement$	eSgRiIlU
agric-	bJiWjSnK
agricole	jTnJ
agua	bQhTqT
aguin-	hW
aguinaldo	hW
aguinaldo de	hQ
ah	qKtW
ah nein	eIfXiIlGnIrStG
ah$	bJfQhRiHtQ
ahead	fYqR
ahead$	fZ
ahi	eThQqQ
ahm	t\\
ahm$	jHtZ
ahnli-	jQkV
ahnliches	jQkV
ahora	iU
ahorr-	kV
ahorro	gKiT
aid	iQjX
aid$	jXkI
aide	gKhUiY
aide au	gKhUiY
aider	i\`lH
aides	aVmQtE
aimer	gKjRnY
air	bWgQ
ajust-	eIfJgThH
akkor-	gTrKtS
akkord	gTrKtS
al 00	eRhS
al 000	gBpSqX
al ano	hXjFn[
al dia	j[
al ingles	r[
al lado	cS
al menos	iTjJ
al mes	fUgU
al que	qW
al taller	bIpY
al$	h]
alarm-	nV
alarms	nV
alarms$	nV
albac-	bScZtI
alema-	kR
aleman	kR
alerg-	iT
alergenos	iT
algo	jV
algo de	kS
algui-	aR
alguien	aR
algun	rYsF
algun-	fT
alguna	fVnQ
alime-	bQhS
alimentacion	bQcJhYiJqJ
alimentacion$	bQcJhXiIjKqItK
alimentos	cWjQ
alimentos$	jS
all 0	gRhKiJjS
all day	fTjW
all that	sUtQ
all the	dTiIlT
all three	bXgTqI
all$	hSmW
alle	qS
alle 0	cKdV
alle gleich	bFcIdIeJfKgVhKiJjKkKmKoKpKqJsHtK
alle$	hT
alleg-	iSjHkV
allei-	iTjV
allein	iV
allem-	kUrQ
allemand	kVrR
allemand$	kGrX
allen	fEgXhQ
allen-	cZiCjVtJ
aller	bS
aller-	iR
allergens	iV
alles	lS
alles andere	dVfKjVkK
alles$	aVbJiKjIlXrJtI
alloc-	fKi[
allocating	iQ
allow-	gRh]
allowance	gU
allowance 000	aHfHgSiF
allowance and	gShJ
allowance £	hU
allowance$	dIhU
allta-	aTcJfIiGlHqJtZ
almen-	aGbWcYeJiHoKqJtK
alnwi-	aIcR
alnwick	aIcR
alnwick$	aIcR
aloja-	h\\
alojamiento	h\\
along	jKlWqT
along-	mV
alongside	mV
alors	tT
alpha-	cZjK
alrea-	sR
already	sR
als	kQ
als 0	jR
als zwei	fRgJ
als$	bIkV
also	tV
also 00	eJfUgSoFpJ
also :	aUlKnY
also ahm	sKtS
also die	hQtU
also nicht	qX
also so	qKsW
also wir	aT
also$	cKhJiEtb
alt	bZoIqIsT
alta	dZe]gIhH
alta en	eT
alta$	cGdUeSiJsJ
altas	cSiV
alte	oV
alten	aItW
alten-	fIi[qJ
alter	aJbWfIrGsZ
alter als	jR
alter-	fTiJkQmQ
alteren	kXqKsQ
alternance	bJeY
alternance 0	eU
alternante	mZ
alternate	fT
altur-	cU
altura	cU
altura$	jV
alu	jJlV
alumn-	bR
alumnos	bR
alway-	bQfQpT
always	bQfQpT
always have	bRfR
always on	fIhJpX
alzhe-	kSqS
alzheimer	kSqS
am 0	fTqS
am 00	pRq\\
am besten	s\\
am dienstag	qT
am in	jWtU
am liebsten	oRsR
am markt	bQcXeGmH
am samstag	bKgXhE
am see	bTcWpG
am starts	aJf[
am tag	nY
am telefon	jW
am tresen	iRmT
am$	fTpT
ambul-	bRqQtI
amena-	eKqW
amenaza	eKqW
amenaza con	eKqW
ampa	aJbVqR
ampar-	pT
amparo	pT
ampli-	cGeTgKtU
amplitude	bTfQgI
amplitude 0	bTfQgI
amt	bXrT
amt$	jJrXtT
an 0000	pT
an :	iSpXtS
an a	aQbJmKnV
an ad	eQrKtQ
an advantage	kTlQ
an analyst	m[
an apprentice	mW
an asset	kV
an den	iUmR
an der	bScRpQ
an die	bKiSsS
an frau	iJpY
an hour	gQ
an hr	gW
an mich	jIm\\qHtS
an office	aHcKiYjJ
an opening	fTtQ
an personal	pW
an renouvelable	eS
an schultagen	fXiJsK
an sie	pV
an tvod	gS
an$	hQtU
anaes-	iJjY
anali-	aQ
analisis	iS
analista	aQ
analistas	aUmQ
analy-	hQmU
analysis	jU
analyst	aWmR
analyst$	aTmV
anbei	bKtV
ancho-	aIbQdY
anchor	aIbQdY
anchor day	dV
ancie-	hR
anciennete	hR
anciennete$	hU
and 0	iJmSpR
and 00	fU
and 000	bVjK
and a	bQ
and able	jX
and about	aGbKcXmQ
and all	hViJtT
and an	bGiGm^
and ask	pT
and at	jS
and b	jQ
and be	jVqI
and by	iY
and can	j\\qG
and daily	aR
and dental	hRiJ
and don't	aKhKiIjKlKmKpHrWsJtK
and dr	mQqT
and english	jQ
and every	fR
and finish	fX
and five	gKhV
and half	aHgS
and have	iHjVsQ
and he's	qTtI
and honestly	cGdVqR
and i	jK
and i'll	eKhQiHpTqItQ
and in	pIrW
and is	eHq[rI
and it	bStU
and it's	hSqSsG
and keep	iXmKtK
and keeps	iU
and long	cRjT
and make	eV
and me	mTqQtK
and medical	gQ
and must	iR
and my	mYpK
and never	bW
and new	fGhX
and no	sQ
and not	sT
and one	aQpQ
and our	b[
and pack	gKiWjT
and please	qY
and run	iQtS
and second	aTtK
and set	dIjX
and sit	iJmS
and so	bYiS
and still	bU
and talk	jYrJ
and ten	bSgUiK
and that	hIsW
and they	bHfSjU
and they're	iTjIqU
and thinking	iKjX
and to	kWmR
and train	hIiZ
and two	aWmQ
and uh	bIcJgIhRjItT
and we	bScU
and we'll	cWfK
and we're	aIbTqH
and will	jHqY
and with	iKjQmW
and without	sU
and yes	bEqZ
and you	gQiQ
and £	eJnW
anda	q[tI
andere	cSdQkR
andere$	cQjVqK
anderes	iQjU
anderes$	iQjT
anders	rJtV
andre-	cRiGmSpIt]
anerk-	bQjZ
anerkennung	fJjQ
anfan-	aToYrR
anfang	oT
anfang$	hQ
anfangen	oXrWtJ
anfor-	aItT
angeb-	jQmR
angebote	iQqR
angeh-	iVqT
angel-	bRgR
angelehnt	gS
angelehnt an	gS
angem-	gS
angemeldet	gS
anger-	cQgSlSqR
angers	cSjKlU
angers$	cSjJlU
anges-	eYjQ
angestellt	eY
angestellte	iU
angestellte$	iS
angestelltenlehrgang	aIiHjZ
angla-	jUrQ
anglais	jY
anglais courant	jU
anglais de	jY
angli-	rU
anglican	jTlJrKsV
anglicismes	rT
angry	aEfIiXjIqI
anhor-	iV
anhorungen	iV
anima-	aQgSkR
animal	cTqR
animation	iYrJ
animaux	hQ
animaux$	hT
anime-	iV
animer	iU
animer le	iU
anlag-	cSgW
anlage	cTgX
anlagen	cR
anlagenmechaniker	qV
anleg-	iU
anlei-	aKi]jI
anleitung	aIiX
anmel-	i[
anmeldung	i[
anmeldung$	iU
ann	aFbEc_dJeIfGgGiKjJlHmDnHoDqJsKtK
annee	dThJqSsK
annel-	pV
annon-	qW
annonce	qTtQ
annonce :	qG
annonce$	qV
annou-	q[tV
announced	qU
announcement	pKqXtV
annua-	fWjQ
annual	iWjTlK
annual$	iVjH
annualised	eKfW
annually	fWhK
annually$	fWhK
annue-	hQiY
annuels$	gW
ano	eRhUnR
ano con	bVhUjI
ano pasado	bToJ
ano$	hRnT
anoni-	rX
anony-	cKiVrZ
anonyme	rV
anonyme$	qIrV
anos	ja
anos de	jX
anos en	jZ
anos gestionando	jW
anos y	jWlK
anos$	bQnRsT
anoth-	aQhQ
another	aQhQ
another$	aDiUkIqStU
anruf	pYqJ
anruf-	pVtK
anrufen	iIpVtK
ans	jY
ans d'experience	jV
ans de	jXmW
ans en	iKj\`
ans$	bVeY
ansch-	cKiW
anschreiben	jJpR
ansie-	qU
ansiedad	qU
anspr-	mTpW
ansprechpartner	mV
ansprechpartnerin	aJmIpWtK
anste-	eXsW
answe-	iTmQ
answer	bQmU
answer to	iIm[
answer$	iS
answering	aSiT
answering the	aUtK
answers	iRlJpR
ante	iYpQ
antec-	sU
antecedentes	sU
anteq-	cT
antequera	cT
antequera$	cUqJ
anter-	qT
anterior	qT
anterior se	qY
antes de	pS
antes del	oT
antes$	tW
antra-	aJgKiXpFtX
antwo-	bY
anual-	iS
anuales	iS
anunc-	rU
anuncio	rU
anuncio de	rQtR
anwal-	jT
anwalt	jT
anwalt$	aKfKhKjUpJ
anwes-	aHdTfHjJqJtY
any	tT
any 0	aJcS
any of	cIdUjKkY
anyon-	oQsV
anyone	oQsV
anyone$	eJoVqQsH
anyth-	iQtW
anything	iQtW
anything about	qY
anything$	tV
anywa-	pS
anyway	pS
anyway$	rT
anywh-	cY
anywhere	cY
anywhere between	dJnT
anywhere in	d\\
anywhere$	hT
anzei-	qQrW
anzeige	qRrT
anzeige$	rW
aout	bKhRo\\
aout$	bJhUoY
ap	aVmSqS
ap is	mUqU
apart-	gT
aparte	gT
aparte$	gU
apert-	pJt^
apertura	fRiU
api	kX
aplic-	iJjUrU
apoyo	oX
app	bTiVpV
app$	cJdKkKpY
appar-	bRhV
appea-	iTjKrVsU
appeal	iX
appearance	dJqKs[
appearance$	bKcJdIhKkJoKrKsX
appel-	pZqR
appelle	qV
appli-	pT
applicable	fWhVjG
applicable$	hWjG
applicants	jRqKsR
application	kJpV
applications	pT
applications from	rRtS
applications$	j[
apply	pZqTtG
apply and	qT
apply by	pZ
apply$	pQrQ
appoi-	pQtR
appoint	tV
appoint a	iRtQ
appointment	jRpT
appointment$	jQpU
appointments	iU
appointments$	iT
appre-	kS
appreciated	kS
appreciated$	kS
apprecie	jQkV
apprentice	aWgRmR
apprentice$	aXmU
apprenticeship	gVhKkGlQ
appro-	jS
approval	oVqW
approved	bUtR
approved for	aIiSqQtK
approved it	aHqJtZ
approved$	aUbWiGjItH
approx 0	fS
apren-	l[pJtJ
apres	dSoQ
apres 0	eRhSiJ
apres 00	fCgJpX
apres l'essai	dRgQ
apres la	dQqT
apres$	eSjK
apres-	fX
apres-midi	fX
april	o]
april bis	fU
april to	oT
april$	bRqS
apunt-	hIpRqU
apuntar	hHiSqS
aqui	iKlTtV
aqui la	cKdWgRiJ
aqui$	cJeKlZpHqGrJsKtR
arabe	jRkW
arabi-	aQjGkRlV
arabisch	aRj@kQlY
arand-	cS
aranda	cS
aranda de	cS
arbei-	jQ
arbeit	j\\
arbeiten	cEd]fJhJiF
arbeitest	fTmR
arbeitsort	cW
arbeitsrecht	iTjR
arbeitsrecht$	jT
arbeitszeit	fUhKnVoI
arbeitszeit ab	fThJnUoH
archi-	aUbUkVtK
archiv	qRrT
archives	bZ
are	bQ
are as	jIlX
are in	dQj]rH
are none	bGi\\
are not	jYpQ
are$	cXjFkKsTtR
area	iSjU
area$	aIcJdJeJfJgHhHiUjVkJlImJnJoIpIqJrGsJtJ
areas	bTcJjW
arger	qQsU
arger$	pIqVrQ
arger-	qW
argert	qW
argue	jTtW
arles	aKc\\iE
arles$	aKc\\iE
arme	iRqZ
arnes	jX
arnes$	jX
aroun-	cT
around	cT
around £	gShQ
around$	cXgHjKlKqJtT
arqui-	jQ
arquitecto	jQ
arran-	dQ
arrancamos	bU
arrange	iRtW
arret-	iJqW
arrib-	nTrT
arriba	nTrT
arriv-	iV
arrived	pJqX
arrived$	qR
art	jWkKlU
arte	aUs[
arte$	aVs[
artic-	gRiYjF
article	gU
articles	iXjJ
artis-	bRiXmJ
arvo	fUgKiS
arzte	bW
arzte$	aKbWiGtQ
as	rS
as a	fInSqRsW
as discussed	bQtT
as long	dQfR
as per	gUoKpI
as promised	tT
as soon	fKoW
as the	qRrR
as they	aKtW
as we	fViIjGlT
as well	iSjJrV
as you	aKiJjHtW
as$	aIcKeTpKrWtQ
asap	kRo\\
asap$	aFo^pK
ascen-	bTiUjUtI
ascp	fGtT
ascp or	fGtT
asegu-	bVe\\gJhB
aseso-	mX
asesor	aT
asesoria	aIbW
ashev-	cR
asheville	cR
asheville$	cR
ashor-	fJhKpV
ashore	fJhKpV
asi	oRqRsQ
asi que	oTpKqS
asia	aWbGcKdQ
asign-	iSn\\
asist-	aXfK
asistente	a[
ask	pRq]
ask for	p[
ask$	gQqU
asked	lTqY
asked for	qYtW
asked if	sT
asked to	iKl[tJ
asoci-	aGbX
asociacion	aGbX
aspir-	cHiZjK
assem-	iY
asses-	iYkQ
assessment	iKpVqU
asset	kU
assig-	aGfDiWjKmY
assis-	aWiTmV
assistance	iT
assistant	aY
assistant (	eR
assistant 0	dIfV
assistant$	a[iJ
assistante	aW
assistantes	aTcJ
assistants	mW
assoc	aX
assoc-	bW
associate	aRgS
associatif	bZ
association	bWqR
association 00	aKbV
association$	aIbViKtK
associe	hTqQ
associes	bRrS
associes$	bW
asst	aUhHiEmZ
asst$	aHtU
assur-	eWfJhWiXmE
assurances	eIh[iH
astre-	f[gR
astreinte	f[gR
astreinte une	fR
astreinte$	cJfJgW
asunt-	pRtQ
asunto	pRtQ
asunto :	tR
asuntos	gR
asust-	bIiXjSlHqIsH
at 0	fTiWjW
at 00	h[iJjV
at 90	gVhKpK
at a	gIiTkT
at all	pHq\\
at cost	lU
at ease	kVlH
at eight	jY
at five	b^mI
at heights	cIjR
at home	dTjRsW
at it	hEjKpIq\\
at least	iJjY
at most	r[
at night	fViY
at one	bKiT
at our	hUtQ
at ten	fJiVjR
at the	cQ
at time	gQjT
at times	iQnQ
at$	aHbHhRtT
ateli-	bRdS
atelier	bTdT
atelier$	bWcEdXhG
ateliers	iR
ateliers du	iV
atenc-	aVhR
atencion	aVhR
atend-	i[
atender	iU
attac-	jSsQ
atten-	iRjS
attendance	fIhV
attendance bonus	fJgKhW
attends	jVlJ
attes-	jX
attestation	jX
attor-	bVpK
attra-	qHrVsT
attractive	qIsT
attractive$	rW
atv	bIcJfCgFh]iJjI
au 0	o[
au 00	pY
au 000	sS
au bout	hY
au comite	aIiHmRtW
au comptoir	iS
au depot	cKhUnY
au domaine	bT
au moins	iHj^sJ
au plus	jKnVpS
au president	pV
au salon	iRjJpU
au$	cJeVjJoWqKsJ
au-de-	cRhQjJqQ
au-dessus	cRhQjJqQ
au-dessus de	cWoKqV
au-dessus du	gThSiIjI
auch	hQjQ
auch auf	cUr[sH
auch die	aJgYhJiIjKmI
auch mal	fWiUjK
auch privat	hT
auch$	iUkSlQoQ
auckl-	cZ
auckland	cZ
aucun-	iKjJlV
aucune	iKjJlV
aucune experience	iKjJlV
audio	iS
audio typing	iT
audit	dSiY
audit committee	mS
audit$	f[jKsI
audit-	iVjQpV
auditor	aVtJ
auditorias	iWjI
audits	iY
auf 000	eQfGgX
auf dem	aUhVtJ
auf die	fWhJmW
auf drei	eV
auf ein	eWmKrK
auf insta	fI
auf wunsch	hX
auf$	rUtU
aufba-	iY
aufbauen	iV
aufga-	iRtT
aufgabe	iUtI
aufgaben	tR
aufgaben :	tR
aufma-	iZ
aufmaß	iV
aufse-	aS
aufsetzen	aS
aufsi-	aVjQtH
aufsicht	aVjQtH
aufst-	eKfW
auftr-	bVfIiY
auftrag	aIbSiSkI
auftrage	bW
aufwa-	bQgS
aufwarts	bQgVsQ
aufwarts$	bRgTsR
aufzu-	aKbRlU
aufzuge	aKbSlU
aug	fJhUo]
aug 00	bKeHfKo[
aug$	iKoW
auge	r]
augus-	oT
august	oU
august oder	oS
august$	fSoR
aula	m]
aula de	aTfJjDm[tJ
aula$	cJjUmQ
aun	qW
aun no	qW
aunqu-	iU
aunque	iU
aunque no	iU
aupre-	iTjQ
aupres	iTjQ
aupres de	iQjRmJ
aupres des	iS
aupres$	jT
aura	aHiJmY
aus	sU
aus dem	bXiK
aus der	jKlUs[
aus$	nRqRsR
ausb	jT
ausb$	jT
ausbi-	aJjUlX
ausbildung	aIlZ
ausbildung als	aFjWlK
ausbildung$	jS
ausdr-	jKkJlX
ausdrucklich	jKkJlX
ausfu-	aIgJiZoKtU
ausge-	fUiKjZ
ausgeglichen	fZgKiKqJtK
ausgeglichen$	fZgKiKqJtK
ausgelernt	hIjU
ausha-	jX
aushalten	jX
aushalten$	jX
ausku-	iXpS
auskunft	iSmKpV
ausla-	iUsZ
auslander	rKs[
auslander die	sV
auslander$	rKsZ
auslo-	gThU
auslose	gThU
ausma-	jW
ausri-	iVqS
ausrichten	iVqS
ausrichten$	iVqS
ausro-	iV
ausrollen	iV
aussc-	iW
ausschließlich	pTrR
ausschließlich uber	pT
ausschreiben	qRrKtT
ausschreiben$	rJtU
ausschreibung	tR
ausschreibung$	bZiKqK
aussi	kQrT
aussi$	fSkXlK
austi-	cXnK
austin	cXnK
austr-	cSjKqR
auswa-	paqKrJtD
auszu-	mV
auszubildende	mW
autho-	iUjV
author	jR
authorised	bSeKiKjW
authority$	jQ
autis-	kV
auto	hQjQlRnS
auto$	aRbDhY
auto--	jKtV
autob-	gJhZ
autobus	gJhZ
autoc-	jQkQ
autocad	jSkT
autocad$	jRkS
autoclave	hTiU
autoh-	bUtK
autohaus	bUtK
autom-	aViK
automated	jXkHqS
auton-	bTeTiIjQ
autonoma	bRiKjR
autonome	hTiJjR
autonome sur	jU
autonomo	eZ
autonomo$	eZ
autor-	jSrRsR
autou-	cW
autour	cW
autour de	cQ
autour$	cXnI
aux	iX
aux clients	iU
aux prud'hommes	qR
auxil-	aQiIkUmQ
auxiliar	aThW
auxiliar de	aXhH
auxilio	gT
auxilio de	gT
außen-	aUnQ
außendienst	aXnT
außer	fRhU
außer-	gVhJjS
avail-	cUdHfShR
available	cUdHfShR
available$	cVdGhRiJ
avanc-	gT
avance	gT
avant	pY
avant le	aKpUtR
avant$	sR
avanz-	jU
avanzado	jU
avanzado$	jU
avec la	iV
avec le	iT
avec les	iUqR
avec ma	pRqV
avec un	fKpVqW
avec$	jHqV
avera-	fTgQ
average	fTgR
average 00	fRgU
average$	fShH
avez	jW
avisa-	iKpW
aviso	rV
aviso-	rUsJ
avisos	rUsJ
avoid	r^sS
avoid the	r[
avoir	jRkU
avons	lYmIpH
avril	oW
avril$	oRpQ
award	aJgYqR
award level	aJgZiIjJlJnKrJtJ
award-	jR
awards	gQiR
away	fBhQn_
aws	fIg[iJjRkRtK
ayuda	aQbQ
ayuda-	iRlRmQ
ayudante	gT
ayudantes	iJlUmT
ayudantes$	aTmW
ayunt-	bX
ayuntamiento	bX
ayuntamiento de	bY
az	cZ
azubi	m]
azubi$	mX
azubi-	iRmV
azubis	iRmV
azubis$	m[oK
b	jZ
b (	gThR
b /	gX
b 0	eQgRjT
b or	eZjG
b ou	gKhR
b with	hS
b$	jX
b-sch-	hIjZ
b-schein	hIjZ
b.ed	cJjYkItK
babie-	mTqT
babies	mTqT
babies$	mRqSsQ
baby	iVoGqZtH
bac	j_
bac +	iIj^
bac pro	jW
bache-	jX
bachelor	jTlJ
bachelor's	jU
bachelor's in	iKjW
back	hKsU
back or	hEjCs^
back to	dKfUhKiQ
back$	bSfRhKiR
backe-	aUlS
backen	aJiSmV
backend	aY
backerei	bKjJlW
backf-	qU
backfill	qV
backfill for	qV
backg-	jSlU
background	jSlU
background check	fJiIj\`kKlG
background would	kV
background$	rQsXtH
backl-	dQiV
backlog	dQiV
backs	cKq^rJ
backs-	aVbR
backstube	aVbTiK
bacon	fKh\\iTjJmH
bad	c\\
bad$	cQ
badge	jRqT
badge$	qRtI
bafa	j]
bafa complet	jW
bags	iSjV
bahn	bWcHhGjKna
bahnc-	cKgJhY
bahncard	cKgJhY
bahnh-	aKbWcStE
bahnhof	cV
bahnhof$	cS
baja	qV
bajar	oS
bajas	iW
balan-	eKiV
balance	eKiV
balay-	jQ
balayage	jQ
bambe-	cT
bamberg	cT
bamberg$	cR
banca-	iTjS
banco	cSiT
banco de	cTiS
banco-	iV
bancos	iV
bancos$	iV
band	aVgShKqX
band 0	a]iR
band$	gX
banda	gW
bands	gQ
bands-	bScGiJqXtJ
bank	eXiSjI
bank holidays	hR
bank hols	hVoJqR
bank of	bKhKiHmVtX
bank$	eWiQrW
banke-	gQlU
banken	gTiR
banki-	iV
banking	iV
banking$	hKiV
bankr-	bUjU
banks-	iHjWtU
bano	fKiXsW
bano$	cJhJiWsY
banqu-	aVbHiVqQ
banque	qZ
bapti-	aKtV
bar	b^iRqJrR
bar$	bW
barce-	c]
barcelona	cS
barcelona$	cS
barem-	g[
bareme	g[
bareme$	gR
baris-	bQfQ
barista	bQfQ
barista$	aY
barki-	cSjRpQ
barking	cUjU
barking$	bIcXiI
barra-	iQpU
barre-	aKb]
barri-	cXkW
barrio	bUcSfK
bas	qS
base	aJcbgW
base +	gQsK
base 00	cKfKgWhI
base en	cS
base$	cAdYgX
based	aJc[dU
based in	aJbTcT
based$	bRcJ
basic	gRjWlR
basic 00	aIfFg[jEkKlImKnKpJsKtK
basic$	fSgQjKlS
basically	cTdGsRtS
basically$	cWsQtI
basico	gTkU
basico mas	gX
basico$	jT
basics	lS
basics$	lR
basis	eTjT
basis (	bQgFjU
bassi-	cShU
bassins	cShU
basta	lV
basta$	jJlXqS
basta-	iJjTqQ
bastante	iJjTqQ
batch	cIjKo[
batch$	bR
batch-	bIfViR
batches	bIfViR
batches$	bIfV
bathr-	iXsX
batim-	aQ
batiment	aQ
batiment$	aS
bauen	hUtR
bauen$	hQ
bauin-	iKjZ
bauing	aViKjR
baule-	aTjR
bauleitung	jVqI
baust-	cX
baustelle	rKsV
baustellen	c[
bautz-	cVqT
bautzen	cVqT
bav	fKgIhZpK
bav$	hW
bayer-	iKnW
bayes-	kV
bayesian	kWtI
bcbs	hW
be "	rW
be /	dYhIjYkH
be 0	fSmR
be a	fQjKlS
be able	qQ
be better	qJsV
be comfortable	jW
be considered	eJlW
be discreet	q\\
be doing	sY
be in	eUrWsQ
be no	jV
be of	kRsQ
be ok	jTsK
be on	fTiGjJkVoQ
be one	dKiIkHpKqKrZsI
be polite	qUrK
be with	aJtR
be$	iJjRlRtR
bea	aIrHtY
bea$	iStT
beant-	aReSrS
beantworten	rW
beantworten$	rV
beau	qSsU
beauf-	iW
beaut-	aWbTmK
bebe	qY
bebid-	aJbV
becar-	mUqR
becario	mRqS
because i	aJrJt\\
because of	fQiInTqR
because the	jQpGrU
because we	iQlGmY
because$	cKiFlGmXqGrK
becom-	iQkKqQ
become	iQkKqQ
bed	bVdThR
bedie-	aW
bedro-	bVhS
beds	b\`hJ
beds$	bW
beef	bXhV
been	bRkQ
been here	bRjKmRtI
been on	bVtJ
been through	kV
been told	qYrX
been$	bRfR
beer	eKgDhYjV
beer$	eKgCh[iKjV
befor-	oR
before	jQoS
before 0	pSqS
before 00	fEjJpY
before it	iZjE
before you	bY
before$	jYlS
befri-	eY
befristet	eY
befristet auf	eQ
befristet fur	aIeSjH
befristet$	eT
begin-	o]
beginn	oY
beginn 00	oT
beginning	eIoZ
begle-	iSmUpJ
begleiten	iTjQ
begleiten$	iT
begru-	iKqVrWsH
behan-	bTiYjFpKrJsH
beheb-	iU
beheben	iU
beher-	jV
beherrschen	jV
beherrschen$	jW
behin-	cUhGjS
behind	cUhGjS
behor-	bZjKrU
behre-	qU
behut-	bKqRrItQ
behutsam	bKqRrItQ
bei 0	gRqR
bei 00	fKhKjYtH
bei dem	sX
bei den	pKsZ
bei der	eThU
bei gleicher	pV
bei mir	p\\
bei uns	lX
bei$	jQlQpS
beim	mRqU
being	jXqX
being funny	jV
being the	bKtU
bejar	cWgRiH
bejar$	cY
bekom-	mQtU
belas-	iIj]
beleg-	iUqU
belie-	fUpQrR
believe	aIiIrWtQ
believes	qV
believes he	qV
below	sYtX
below 00	s]
below$	cKtX
bem-g-	iU
bem-gesprache	iU
bemer-	rRsR
bemerkung	rRsR
bemerkung :	rRsR
bench	bU
bench joiner	aU
bench$	bW
bench-	bT
benches	bT
bened-	qW
benedikt	mT
benedikt haas	mT
benef-	hZqKrS
benefits	aQhRqJrU
benefits :	hS
benefits$	hHiQtU
beng	iBj\`mJ
bepec-	jS
bepecaser	jS
bepecaser ou	jS
berat-	i]
beraten	iV
beraten$	iR
beratung	aQiS
berce-	qQ
berceaux	qQ
berceaux$	bU
berei-	fQjW
bereit	jVnX
bereitschaft	fVgQjW
bereitschaft zu	fGiJj\\
bereitschaft$	fVgWhE
berge-	aHbIcUjT
beric-	aKhHiHmc
berichtet	hKiImY
berli-	bQdInS
berlin	nT
bernd	tX
berta	qU
beruf-	gSjV
besch-	bTfHgZ
beschaftigte	bY
beschaftigte$	bX
beschaftigten	bU
beschaftigten$	bV
bescheid	rV
beset-	aToXtR
besetzen	aVtT
besetzen$	tZ
besetzung	o[
besoi-	lRtU
besoin	lRtU
besoin d	tY
besoin d'un	iSlWtJ
besoin d'une	aVbHcItF
besoin de	lQ
besoin$	lSpK
bespr-	tT
besprochen	tT
besse-	bTkWoR
besser	bTkWoR
besser$	k\\
best	sTtX
best$	hHkKpTrHsX
besta-	iWqQ
bestattungsfachkraft	aV
bestattungsfachkraft$	aT
beste	tY
beste gruße	tY
beste-	iXpQ
bestellung	eEi[
besten	pXsX
betre-	iQpStS
betreff	iHpUrKtU
betreuung	iU
betri-	hY
betrieb	aKmY
betriebsarzt	cKhTjJ
betriebsarzt$	cKhTjJ
betriebselektriker	a[
betriebselektriker$	aY
betriebsrat	jTqV
bette-	mRsU
betten	bXcJeJmX
betten$	bUcImV
better	sX
better than	qJsV
better$	jStS
betwe-	qQ
between	qQ
between 0	fT
between us	qTsX
between you	qTtJ
between$	cHgTiTpKqR
bev	mW
bev and	mY
bev$	mQ
bevor	iUtS
bevor-	kRsT
bevorzugt	kRsT
bevorzugt$	kTsT
beweg-	aTiT
bewer-	pf
bewerben	jJ
bewerber	pV
bewerbung	pU
bewerbung an	mJpR
bewerbung bis	pU
bewerbung mit	pQ
bewerbung uber	sK
bewerbung$	pR
bewerbungen	p[
bewerbungen an	qQ
bewil-	iKjUqS
bewoh-	bXiUjG
bex	aGbJqXtS
bezah-	hTlQpR
bezahlt	hVpS
bezahlt wird	cIgX
bezahlt$	gHhQpW
bezie-	cUiQ
bh	cKfKhZiJjJ
bh$	cKhWjK
bi	kZ
bi$	kS
bibli-	aUbVrTtE
bid	fW
bien	fQsT
bien y	bZiKjT
bien$	jQkX
bienv-	iFjJkXlYrS
bienvenu	jKkT
bienvenu$	jJkU
bier	bZiJpR
biete-	tS
bieten	tU
bieten :	tS
big	gKkZsR
big plus	kU
bigge-	aKcYgJrZ
bike	gV
bilan	gTi\`
bilan-	bYiSjIkR
bilba-	cT
bilbao	cT
bilbao$	bKcV
bild	iKlHpJr_sD
bilds-	bFcFdEgJh]nJ
bildu-	iXjKkEsK
bilin-	aSgQmU
bilingual	aVgRrQ
bilingual$	aVbKcIgQiKkKrHtK
billi-	iTlJqQ
billing	iUlIpQ
bim	aViS
bim$	aXjK
bin	aJhJmUpQqQtT
bin ich	jJmXpRtK
binde-	hQiRtS
bindestrich	tU
bingo	rU
bingo$	rV
binne-	bZ
binom-	mW
binome	mW
binome avec	mW
bins	i[qV
bins$	iWqW
bio	bUhR
bio$	bViK
biolo-	jV
biologie	aUjV
birth-	hRjQ
birthday	hS
bis 0	qV
bis 00	eQ
bis 000	aIkHqZ
bis 2000	iY
bis dahin	qZ
bis die	hViKqU
bis ende	eY
bis fr	fU
bis freitag	bQfR
bis in	jVsS
bis juni	fXoH
bis marz	aGeWiU
bis ostern	qU
bis september	iJmToQqJ
bis zu	dVgQ
bis zum	fWkKoKpU
bis zur	eUiTtK
bis zwolf	fU
bis$	hSoQ
bishe-	qU
bisher	qV
bisho-	cXqW
bisou-	pKtW
bisous	pKtW
bisous$	pKtV
bissc-	bSiTkJ
bisschen	bSiTkJ
bissl	jUlKnT
bist	mX
bit about	qU
bit of	bHiUkR
bit$	iSjXkE
bitte	qQr]sS
bitte an	pWrH
bitte bis	pU
bitte die	qSrQ
bitte kein	sR
bitte keine	sV
bitte mit	eSiKlQpSqK
bitte nicht	gIq]
bitte nur	sV
bitte per	rZ
bitte uber	jJqSrIsS
bitte$	iRrUsQ
biz	fJgYhK
bjr$	aJtV
bl	hHiDm^
blabl-	rQ
blabla	rQ
black	aQiKjZlK
blagu-	r]
blame	qV
blame her	qV
blanc-	eTgGhW
bleib-	sR
bleiben	bVfHgIjIqKsX
bleibt	qQ
bleibt unter	qR
bleibt$	iS
blend-	dWiKjAk[
bless	aIbKlIt[
bleu	bYrT
bleu$	aIbUrQ
block-	fEi^qS
blog	i^jJ
blog$	iKpHqUrX
bloke	qKsZ
blood	i\\lK
blue	rS
blue light	rS
board	iQtT
board and	iR
board approved	qKtT
board of	mT
board$	aHiTpUtR
board-	aQbTtR
boarding	aUpJtU
boca	bYtE
boca$	bYtE
bodeg-	aQbZnQ
bodega	bTdJnT
boden-	bX
body	bSrZtF
boile-	iV
boiler	iRtJ
boili-	bUiS
boiling	bUiS
bois	aIbYiT
boise	cY
boise$	aU
boite	cGjFm\\sJ
boliv-	jS
bolog-	cKnV
bologna	cKnV
bolsa	eZpRqKrS
bolsa de	e^kJpFqJrV
bon	qRtQ
bon$	aGqStW
bonjo-	tW
bonjour	tW
bonne	sVtX
bono	gZhQ
bono de	hT
bono por	cGgYiJmJ
bonob-	hY
bonobus	hY
bonso-	tU
bonsoir	tU
bonsoir$	tT
bonus	g_k[
bonus 0	g[hC
bonus 00	gV
bonus if	gUiJjK
bonus points	kV
bonus up	gS
bonus$	dKgShKke
book	iYjTpUqK
book$	aHcKjIpVtI
booki-	bRiT
booking	gQiQ
bookings	bUiSqItH
books	aRhRiXjItH
books$	aViTjHtF
boots	gJhY
boots$	hXiK
boots-	bRjIkW
bootstrapped	bV
bord	fXhEjR
bord$	fUiIjV
borda-	aHbKcHeHj^
borde-	iQ
bordeaux	cXiJ
border	bRdTqI
born	jIrEs_
borra-	r\\
boss	iIm]qXtV
botel-	aJfKjYtJ
both	iJ
both a	rQ
both languages	rS
both$	eSfSiKjRlRrK
bothe-	jWlR
bothered	lT
bothered$	jJkDlX
bottl-	aJhUiXjHoG
bough-	bS
bought	bS
boula-	bU
bourg-	cZhXsQ
bourr-	jQsR
bout	hY
bout d'un	hW
bouti-	bW
boutique	bT
boutique de	aJbS
boutique$	bSpQ
boutiques	bT
box	hY
boxes	aIb_fKgFhCi<j\`tH
boys	aRfQsU
bp	jWkS
bp$	fHiJkU
bpjep-	hSjT
bpjeps	hSjT
br	jU
bradf-	cU
bradford	cU
bradford$	cU
brain	tT
brain dump	tT
branc-	aJbScQhTlQ
branch	cUhV
branches	aGbVkKlQ
branches$	aFbTkIlR
brand	aYqU
brand-	bJkRmZrV
brann-	aKbWcKgIiKtK
brannock	aKbWcKgIiKtK
bras	aXbUcHiD
brasa	pS
brasa$	iRqUsK
brauc-	lXtQ
brauch	tU
brauchen	tQ
brauchen eine	cYtI
brauchen$	bJiKtR
brauchst	jSlV
brauchst du	iKjUlSnK
braucht	cJdRhQjHlVnS
braucht er	cEdXlJtK
braucht$	fJhVlHnY
braucht's	cQjHlX
brauchts	aKgXjGkGlQqIrGtK
brc	jY
bread	bRjQ
break	bVfS
break-	iX
breakdowns	iU
breakfasts	iX
breaks	fRsR
breaks$	iX
breme-	caiHjG
bremerhaven	cS
bremerhaven$	cT
brems-	iU
bremsen	iU
bremsen$	iT
brend-	bSqX
brenda	qX
brendan	bVcK
brenn-	bWlJqXtK
breta-	cR
bretagne	cR
bretagne sud	cR
breve-	aHkVlU
brevet	aHkVlU
brico-	bRjY
bricolage	bTiQ
bricolage$	iS
bridg-	bSqS
bridge	cRqV
bridge$	cSqX
bridges	b[cJ
bridges$	bX
brief	iVpY
brief-	iQqXtQ
briefen	iWqK
briefen$	iWqItJ
briefing	tW
briga-	aTm[
brigada	aYmS
brigade	bWmY
brigh-	eX
brigi-	mT
brigitte	mT
brill-	bWfKhWpJ
bring	lQpVtS
bring-	iQlU
bringen	lYtQ
bringen wir	l[
bringen$	tQ
bringt	iVkTtJ
bringt$	kU
brist-	cU
bristol	cU
bristol$	cRdHgU
brita-	rUsY
britanico	kJsZ
briti-	cTsT
british	cTsT
british spelling	rW
broad-	dRhT
broadband	dRhT
broke-	iVpKqR
broker	iSpJqU
bronc-	fKqVsV
bronca	qX
bronz-	jJkW
bronze	jJkW
brook-	mZ
brot	hYiK
brotc-	bTfKiU
brotchen	bTfKiU
broth-	bTmQ
brother	mS
brotz-	bWhTtJ
brotzeit	aKbXcKhTtH
bruss-	bKcZhHiBnQtH
brut	g]
brut pour	gV
brut selon	gR
brut$	gY
bruto	aJgTtV
bruto$	aJgTtT
bruto-	gZ
brutos	gZ
brutos y	gZhH
brutos$	gX
bruts	g]
brutt-	gS
brutto	gS
brutto bei	iS
brutto$	aRgW
bs	gZ
bsn	jRlY
btp	bGcGgFhXiRjUrK
bts	jYlR
bts abm	j[
btw	bVpKqU
buche-	hV
buchen	iV
buchen$	iS
buchh-	iSmT
buchhaltung	iSmT
buchhaltung$	cKiGmW
bucks	gT
budge-	iS
budget	qR
budget 0	gIhY
budget is	qT
budget of	bKhY
budget$	iT
budgets	jU
budgets$	iS
buen	jU
buen pulso	jU
buena	qTsT
buena presencia	sY
buena-	qQtV
buenas	qQtV
buenas$	tR
bueno	bJcErTtZ
bueno$	aJcGfJgKhKiJkKlJmKnKoKpGqUsJtQ
bueno-	gWtS
buenos	gWtS
buenos dias	tV
buffe-	fKiT
buffet	fKiT
bug	jU
bugs	i]jE
bugs$	iZjF
build	bXoStK
build-	bQ
building	bSlR
building control	iJjT
building$	bJiKjSlX
builds	cKiV
built	bRgQmQ
built$	bScH
bulga-	fKhKiKjQkKlR
bulgarian	fKhKiKjQkKlR
bulgarian$	fKhKiKjQkKlR
bulle-	bIiVr]
bullet	rT
bullet list	rQ
bulli	cGhQnW
bundl-	iT
bundles	iT
bundles$	iX
bunkh-	bJhU
bunkhouse	bJhU
bunkhouse$	cKhS
bupa	bRhViJjG
burea-	dQ
bureau	dUpQ
bureaux	bScU
bureaux a	cVlS
bureaux sont	bXiI
burge-	aTpT
burgermeister	pWqQsR
burn--	qX
burn-out	qY
buro	cUdVmQtK
buro in	cX
buro$	dUmVpI
bus	h\\jXqJ
bus drivers	aS
bus from	cIgHhY
bus to	cKhDiHjTnV
bus$	aIbHcFh[iGjGlTmEnJqK
busca	t[
busca$	cKtY
busca-	fJhQtX
buscamos	aVfJhRtT
buscamos$	aHbIcKhQiItY
buscando	fKjS
buscando$	cKtT
busco	aW
busco$	bKcJjKsKtT
busin-	aRjQsR
business	aRjQsR
business card	hRjJ
business$	jSsW
but	qU
but a	aIj\\rHtT
but don't	hJqZrT
but i	sQ
but it	cIdZgKkKqJ
but no	lWrR
but not	gKqT
but one	fX
but only	aIeUjJsJ
but the	qY
but two	dTiTjK
but we	bUqS
but you	aKdJf\\oH
but$	jJkVlSqT
buy	aHbGcIdHeHfHgHh\`iJjCkFlJmInHoHpIrIsHtD
buzzw-	rU
buzzword	rU
buzzword bingo	rU
bwl	j[
bwl oder	j[
by 0	pU
by 00	pS
by a	fWhJiE
by friday	pQqW
by hand	bYqK
by mutual	qU
by my	lQ
by next	bKi^oK
by the	oT
by thursday	dHfKnV
by us	hRjQpQ
by$	pX
bye	t_
bye$	t_
bzw	aZcJgTjE
c	gRj]
c +	iQjU
c 0	gVjZ
c 00	qQ
c :	fHg[jH
c and	aXbJjJ
c$	aYgShQ
c'est	tT
c'est pour	tW
c'est$	fGtX
ca	qX
ca 0	bQgU
ca 00	iZnT
ca 000	gRnQ
ca fait	qV
ca va	q\`tE
ca$	nTsV
cabal-	aVbQcJ
cabez-	bQhX
cabeza	iTsX
cabin	aUdXgJhW
cabin-	bU
cabines	bV
cabines$	bU
cabinet	bVjQ
cabinet de	aHbU
caces	jX
caces 0	jZ
cad	aKjKlZ
cad plus	gR
cada	fUiSnZ
cada dos	jKn\\
cada mes	nV
cada tres	eIfUgThI
cada uno	iJnSpQ
cada$	jGpV
caden-	bTsR
cadena	bWhR
cadena$	bRhS
cadre	eUtS
cadre forfait	eR
cadre$	eX
caduc-	iQqV
caduca	iQqV
cafe	hY
cafet-	aGbY
caiss-	bR
caisse	bR
caisse$	iWpR
caja	bRiV
caja$	iUjRqR
cajas	hTiTqQ
cajas de	hUqT
cajer-	a\\fFtI
calcu-	iW
calde-	bZcGjV
calderas	jZ
calderas$	jY
calef-	hV
calefaccion	hV
calen-	fViX
calendario	fViT
calendario de	fViT
calib-	cKi[jY
calid-	aTiSrR
calidad	aViT
calidad$	gQmQ
call	pSqR
call 0	fU
call center	aXlS
call from	jR
call in	fSpR
call it	gQhKoRpKtR
call the	iR
call$	pStR
call--	g\\hHiQ
calla-	q\`
calle	dXjHkS
calle de	hQqW
callo-	aKeJfZiH
calls	iYpYqK
calls and	iQpQ
calls to	iVjGlHpTqIsH
calls$	bEcGmJpSqJsX
callu-	qUsG
calm	jZpJrUsT
calm when	fJjZ
calme	jKqY
cama	hR
camar-	a[
camareras	aW
camas	bRiU
camas$	iW
cambi-	iXqU
cambiar	iT
cambr-	aHcVhKiJ
cambridge	aHcVhKiJ
camin-	iRjS
camio-	bQhY
camion	bQh[tK
camion$	bThQ
camiones	bS
camionnette	hU
camionnette$	hV
camp	aQcQhU
camp$	aGbWcFeJgHhTiIjKkKoKtK
campa-	jVoS
campamento	fVoT
campamento$	fVoT
campana	oT
campana$	iJoS
campanas	iIjWnV
campo	jX
campo de	bVgQ
campo$	cQjT
campu-	cUhR
campus	cUhR
campus$	hV
can	jRlQ
can apply	aJhJjElSq[tG
can be	iIlY
can do	fKgXjUlCsQ
can get	aTjKlVrV
can read	jR
can teach	lW
can u	aKlRrHtX
can we	rJtc
can you	jKqSrRtX
can$	rQtU
can't	jY
can't be	bRsT
can't blame	qV
can't write	qKsRtQ
can't$	dSqS
canad-	dTjKlJnY
canada	lJnZ
canal	pIr\\
canal$	bQiR
candi-	qQ
candidate	nTtT
candidates	qSsQ
candidato	qZ
candidats	fTiJqR
candidats$	fUiJpQqR
candidaturas	pV
candidature	pW
candidature a	nJpSqKrI
candidatures	pU
candidatures a	pU
canin-	b]
canina	aS
canina$	aS
cannu-	iQjW
cannulation	iQjW
cannulation$	jW
cant	aKjRsQtS
cant be	jUrK
cante-	hW
canteen	hW
canteen$	gIhW
canti-	iWsQ
cantine	hSiT
cantine et	iX
cantine$	hT
canva	cKiQkYqZrJ
canva$	aHbJcHgJhIiQjGkZqH
canva-	iFpY
canvassing	iFpY
cap	bReRgSjT
cap ou	jV
cap$	fJg[hJjT
capab-	jR
capable	jR
capable de	jR
capac-	jR
capacite	jR
capat-	aUjKtJ
cape	aIc^tG
capit-	iRjS
capital$	cYgQ
cappe-	pS
capped	pS
capped at	pS
capri-	bVrV
capta-	aSpS
captain	aSpS
car	hUnQtQ
car allowance	hT
car licence	jHlX
car user	hU
car$	aKhFiQjW
carav-	cKeKhWiHjIkWlHpHrK
card	h_jV
card$	hXjU
cardi-	c\\fIiK
cardiff	cT
cardiff or	cR
cards	eXiT
cards$	iVjQ
care	bWiWlS
care about	lX
care and	bQ
care plans	iVjJ
care$	hJiSlX
caree-	eR
career	eT
career break	eT
careers	tR
caref-	cJhYiKjVkJ
carer-	aKiU
carers	aKiU
carers$	aKiR
caret-	tV
caretaker	tV
caretaker$	tT
carga-	i[sQ
cargar	i[
cargas	iRsT
cargas$	iSsT
cargo	aRjDlQmUnT
cargo a	bKhKkKlGnZqJ
cargo$	mY
caris-	cQjQmR
caristes	cWmU
carmen$	aKmQtT
carne	jZlQ
carne de	jW
carne-	jR
carnet	jS
carnet de	kR
carol-	aKcVpU
carpe-	aVjSpT
carre-	bSlXpJ
carrera	lZpI
carrera me	lY
carri-	cRpU
carriers	bW
carriers$	aJbUcJtK
carro-	aTlXtK
carry	i^lK
carry$	hT
carry-	sU
carrying	sU
cars	iY
cars$	iRjQ
cart	bQcK
carta	jCpXsW
carta-	gFhXqTtK
cartagena	cUjRtJ
cartas	qX
cartas de	qW
carte	j^rS
carte conducteur	gIjV
carte pro	jT
carte-	aRkS
cartera	aSkT
cartera propia	aJbQkY
casa	d\\hX
casa con	hW
casa y	hS
casa$	d\\hViK
casad-	sX
casado	sX
casado$	sS
case	aUpWtG
case in	iJpJrV
case$	pS
casel-	iY
caseload	iY
caseload of	iR
cases	gKhQiV
cases a	gHhW
cases$	i[
casew-	iW
casework	iW
cash	hRiU
cash plan	hYiJjH
cash$	iZ
casi	kSlStT
casi$	lWqJtW
caso	pXqT
caso$	pIqX
casse	iY
casse$	aKiY
caste-	aFc[rQtH
castellano	jSrT
castellano$	cHjJrX
castl-	bVcIpU
castle	bVcIpU
casua-	bGeYiKjImV
casual	eY
casual$	aQeV
cat	gShHkWmQ
cat$	bRgTjHmT
catal-	fGjXsR
catalan	kTrV
catalogue	iY
categ-	sR
categoria	gVjQ
categorie	aVsV
categorie a	jTsK
categorie b	a\\bIjJsJ
category	gKhVjQ
cater-	eThHrQ
catering	eUhG
catering$	eSgJqR
catho-	qKrRsW
catol-	sX
catolico	sX
cator-	mS
catorce	mS
catorce pagas	gQ
cats	bSjX
cats$	bWcKjT
cause	iRq[
cause$	iTpJqVtJ
cca	jY
ccn	gW
ccn 00	gYjI
cdd	eb
cdd 0	eU
cdd de	eY
cdd remplacement	eQ
cdd$	eW
cdi	ed
cdi 00	eT
cdi apres	eS
cdi cadre	eT
cdi ou	eT
cdi si	aKqT
cdi temps	bQeQfI
cdi$	e^
cdl	a]bJhSmKqKrK
ce 0	aX
ce serait	jTkJsW
ce$	gKhWjU
cedul-	jZ
cedula	jZ
ceip	bVcUhJiIoKqKtK
cela	gKiGkWtI
celib-	s[
celibataire	s[
cells	dVgTiHoK
cells$	gUiK
cemen-	bYcGiHjZkKlJ
cent	gUhT
cente-	hHkVlV
center	hHkVlV
center$	jKkY
centr-	bQ
centre de	cW
centre$	a]iR
centres	bRhJiR
centro	cQdGnV
centro de	bQcVtH
centros	bQfKlQ
centros de	bQfKlQ
centu-	jS
century	iKjU
ceo	aTmU
ceo$	aWmUtH
ceram-	aHbT
ceramica	aIb\\
cerca	bBcZjQkSsT
cerca$	cFjVkS
cerra-	fViR
cert	gJjTkYlY
cert cii	hTjQ
cert iii	iRjZ
cert with	jS
cert$	aKcIdIeGfJhKiJjEkGlXnJoKqIsKtJ
certi-	j]lS
certificado	jV
certificado$	jV
certificate	kV
certificate (	jU
certificate$	hQjIkUlK
certificates	lU
certification	iJjXkV
certs	kX
certs$	aKbKdIeJfHgJiHjKkTlSmKnKoKpKrJsHtK
cet	fRoIpU
cette	qQsV
cfa	eT
cfc	jZ
cfo	aTmUpS
cfo$	aWmVtJ
chain	aUtK
chain-	kR
chainsaw	kR
chair would	rKsW
chair$	eQfJhU
chair-	bRiZsI
chairs	aKbViS
chale-	bX
chaleur	jR
chall-	cTiTrW
chamb-	bUhQiKnQ
chamber	hQiKsT
chambres	bSiS
chambres$	b[
chang-	iVsQ
change	jWsQ
changes	aJbTiU
changes$	bKiYjJrKsJ
changing	qVsT
chant-	aQqQ
chantier	aV
chantiers	cQiT
chape-	bV
charge	mQ
charge (	cT
charge de	aUbQ
charge of	iXkK
charge$	jRqW
charger	iQqY
charges	sW
chari-	bTjIlT
charitable	bQ
charitable trust	bQ
charity	bRjGlW
charity$	bUjKmK
charl-	cTpR
charla	gKmKpW
charleville-mezieres	cXiI
charleville-mezieres$	cXiI
chart-	kX
chartered	rS
chase	gKiZrK
chasi-	iX
chasing	iX
chass-	iKjFmUtY
chat	pYtT
chat on	pT
chat$	pWtQ
chats	fKiYmH
chauf-	s[
chava-	cKiRkS
chavales	iRkT
che	tV
che$	aJtV
check	jXqUrRtI
check the	pJqXrVtC
check w	rSsK
check$	fUgWrR
check-	i^
check-ins	cKiV
checks	iW
checks$	iV
cheek-	rWtK
cheeky	rWtK
cheer-	jSqKtX
cheers	bQpKqItY
cheers$	bQpKqItW
chef	aRmS
chef d'equipe	aT
chef de	aU
chef is	mRqR
chef ist	aKm[
chef$	aUbKiWtR
chefi-	mV
chefs	aIbIi]mT
chem	hIiVjYkG
chem /	iX
chema	m\\qQ
chemi-	aSjS
chemist	bR
chemist$	aW
chemistry	jU
chemistry or	jU
chemn-	cR
chemo	qW
chequ-	h[
cher	aJbKcXiJtU
cherc-	tV
cherche	tS
cherche 0	bU
cherche quelqu'un	aW
cherche un	aRbToJtF
cherche$	aKcJtZ
cherchons	aR
cherchons$	tY
chere	aItX
chez	bSqQ
chez le	qU
chez nous	eSs[
chf	hV
chf 00	hUiK
chf 000	hU
chf 0000	gTjJrT
chica-	sU
chicas	sW
chief	aYbFqY
chiff-	iTrTtK
chiffre	iTrTtK
chiffre$	bKcKiW
childcare	hQjR
childcare$	jU
children	aQsR
children and	bUiK
children in	qJsS
children$	hSjU
children's	aJbRiVtK
chill-	aJbZcFjUtJ
chine-	jHkZ
chipp-	aQbWcItH
chiru-	bU
chirurgie	bU
choco-	jUqQ
chocolate	jUqT
chofe-	aS
chofer	aTcQ
chofer de	aQcS
choic-	eSkV
choice	eSkV
choice$	eTiKkW
choir	iUqS
choir$	iW
chole-	cT
cholet	cV
cholet$	cV
choos-	dQiSqU
choose	dQiSqU
choose$	dThKiSqI
chor	a_cGfDtF
chora-	aRjR
chorale	aS
chris-	pIsStU
christian	sV
christmas	gQhR
christmas$	cKfHgHhWiGpJ
chrom-	bRjU
chron-	aS
chronic	aS
churc-	bW
church	cQkQpH
church of	kRlK
church$	cHkVlFmJqK
churches	aKb\\cJiJ
churchgoer	lQsQ
churchgoer$	jKkIlRsR
chut	qX
chut$	qX
ci	iQjR
cient-	bQiIjT
cierr-	fSiQ
cierre	iS
cierre del	iRqX
cii	hTjQ
cima	jR
cima or	jR
cinco	fTmW
cinco anos	bTjW
cinco noches	f\\
cinco$	fKmGpUqUsR
cinq ans	jT
cinq heures	fV
cinq semaines	hRqS
cinq$	fU
cinqu-	jWsR
cipd	jY
circu-	dXiQ
cis	eb
citar	rX
citar el	rS
cite	pKrY
citiz-	sU
citizen	sU
citizen$	jTsQ
city	aJcWjR
city$	cY
ciuda-	aEcYdR
ciudad	aEcYdR
civil	hJjWqKrW
civil$	aQiV
claim-	gTqKsR
claims	aQsS
claims handlers	aW
clair-	fXqS
claire	q[
claph-	cU
clapham	cU
clare	c\\mS
clare$	c\\mS
claro	gKhX
claro$	gKhY
clase	bQpS
clase-	iS
clases	iS
clases$	iS
class	oU
class 0	aXiJjYtC
class of	dGiUjHoWpKsQ
class$	iIlQmXsR
class-	iXjIkStQ
classe	eKgRiUqS
classe$	iSqV
classes	bUfVhI
classes$	bX
claus-	eXgKhI
clean	iXj[lJ
clean-	mW
cleaner	aT
cleaner$	aYtI
clear	fSsQ
clear$	eKqS
clear-	gVjU
clearance	iUjUtG
clerk	a[
clerk to	aSiWtG
clerk$	aXbHtV
clerk-	mQqS
clerks	qW
cles	qZ
cles du	qZ
clien-	iQ
client	aQqR
client$	dKiWnS
cliente	iX
cliente sin	iXjG
cliente$	aX
clientele	aU
clientele$	aR
clientes	bR
clientes$	aJbU
clients	iS
clients$	bSiW
climb	jV
clini-	bThQ
clinic	lT
clinica	bQ
clinica de	aW
clinica dental	aHbX
clinical	aYhSiR
clinical$	aU
clinics	bQiU
clinics$	bW
clinique	aFb^
clock	jRoV
clock$	jU
clos	aIbX
close	jS
close at	fQhV
closed	bQfS
closes	jQpRqS
closes$	jWqR
closi-	pT
closing	pV
closing 0	pV
closing date	lKpZ
closu-	bQfR
closures	bRfSiK
closures and	bTiI
clotu-	iV
cloture	iU
club	bTcFoU
club$	aHbRcHiTpJqKtT
cm	aTeRjUtG
cmo	aKiQmU
cnaps	jT
cnaps$	jS
cnas	h[
cnas$	gKhZ
cnc	aQbRcTtI
cnc$	aRbUcH
co	c]kRtJ
co$	bUcZtE
co-op	b[
co-op$	bUfKlKtI
coach	aTjY
coach-	hGiRj[mG
coaches	bV
coaches$	bRcK
coast	c\\iK
coast$	c\\iK
cobra-	qY
cobraba	qS
cobre	jXqT
cobur-	cQqS
coburg	cQqS
coc	j[pJ
coche	gHhYjWnQ
coche de	gCh\\
coche propio	jIn[
coche y	jS
coche$	cJhTiIjRkJqI
cocin-	aViTtK
cocina	hQiR
cocinero	aUiRtI
code	jRqU
codig-	lVpR
codigo	lVpR
codir	iX
codir$	iV
coef	g]
coef 000	gZ
coef$	gV
coeff-	fUgT
coefficient	fUgT
coefficient 000	gY
coffe-	iU
coffee	iU
coffee with	pS
coffee$	iW
coffi-	bXcJ
cogna-	cT
cognac	cT
cognac$	cT
coiff-	aVj[tE
coiffeur	aSbR
coiffeuse	aRbTtE
coin	cWsS
col	rKtZ
col$	rJtZ
colac-	fQhY
colacion	fQhY
colacion$	fV
colch-	hT
colchones	bSiQ
cold	iTjQsK
cold store	qU
cold$	iT
coleg-	hXjW
colegiacion	hTjY
colegiado	jY
colegio	bU
colin	iHqW
colla-	aHbXcKiEmJqV
colle-	bShV
colleagues	bUkQmS
colleagues$	bKkRmW
collective	gIhR
collectivite	kR
college	bQhQlQ
collegues	mWtS
collegues$	aImRtV
color-	bJgXmKqKtK
colum-	cW
column	jKrR
column$	aQjKrT
com	bXqQtK
com$	bYcGtF
comar-	cYjK
combe-	aJbRoS
combes	aJbRoS
come back	eT
come in	iVpR
come to	jQtQ
come$	b\\dK
comed-	hVtR
comedor	hVtR
comedor$	aVgJhS
comen-	lJpJqY
comer	fUpU
comer$	fVpV
comer-	aXgT
comercial	a\\
comercial de	aXiJ
comes	bVeRtQ
comfo-	j\\
comfortable	jY
comfortable with	jX
comid-	iQ
comida	hTiS
comida$	hTiT
comidas	bUdV
comin-	lRqQtU
coming	lRqQtU
coming back	eJq[
comis-	gXhI
comision	gU
comision$	gS
comisiones	gThH
comisiones sin	gQ
comit-	mQqQ
comite	mQqR
comite de	aKiImWtU
comite$	qT
comites	iY
comm	fGgWhU
comm$	cJgUhT
comma-	iUjR
command	jVkKmUtK
commande	iTjU
commandes	aQiR
commandes$	aSbJcJiTjK
comme	hRsTtU
comme-	lQ
commence	hKo[pHqKtJ
commencer	gW
commencer$	gU
commerce	jR
commerce de	jR
commercial	bSjRlS
commercial$	bReFhIiRjYlI
commi-	bTiT
commis	aV
commission	eRgT
commission 0	gUhJ
commission$	eUjI
commissioning	aRiR
commissions	gR
committee	qQ
committee$	tQ
comms	jQmS
commu-	aRbXiV
commune	bRcVqF
communes	aKbJcZiU
communities	bT
community	aTbUcJ
community manager	aQ
como	rT
como va	aKlVqItY
como$	tW
comp	fZiIjZkH
comp time	fV
compa-	jR
compagnie	aIbXqU
companeras	jKqY
companeros	mTtY
compania	eTrQ
compania$	eTrQ
companies	bY
companies$	bXiJ
company car	hT
company name	rX
company$	cKiT
comparable	iKjW
comparable$	iIjS
compartido	hV
compe-	fYiFjRlHpS
compensatorio	fY
compensatorio$	fT
competency	jTpR
competitor	qW
compi-	aFbKcXeQiU
complaints	i\\
complet	eT
complet$	eV
completa	eSgS
completa$	eY
completed	pRtW
compliance	aQjU
compo-	gKhUiU
compr-	jX
compra	iZ
compras	aQtT
compras$	aTrJtR
compris	qW
compris$	qU
comprises	aKbTiI
compt-	aU
compta	aViKqS
comptable	aV
compte	mRtT
comptes	iR
comptes rendus	iR
comptoir	iS
comptoir$	iS
compu-	aUlUtI
compulsory	fTlSrT
compulsory$	fWrW
computer	iTlT
computer$	iTlR
comte	aKbZcG
comun-	aQbV
comunicacion	aTbScKlKqItJ
comunicacion$	aTbScIlKqItJ
comunidad	jS
comunidades	bU
comunidades$	iV
con 0	bQmQ
con 00	bYgEqS
con 000	aHbZ
con calefaccion	hR
con cartera	aTbQcJ
con cinco	jQ
con contrato	eV
con dni	pX
con el	iUpR
con foto	pTrX
con gente	jU
con la	eRpT
con los	jY
con nombre	qVrK
con nosotros	eTiWqF
con posibilidad	dWeKiJoT
con su	bYqU
con tres	iCj]nI
con un	hTlRqR
con una	aKhJiUjEmU
con usuarios	iQjSkK
con$	nQtS
conce-	bViX
concertada	aIbTgUhQiH
concertada$	bHgWhRiFsK
concertado	bU
concession	hX
conci-	aSkQmQ
concierge	a[fJkVlI
concu-	hEjWkXqR
concurrent	qU
condi-	jW
conditions	jY
condu-	jQmU
conducir	jR
conducir$	jU
conducteur	aQjRmQ
conducteur de	aUiKmS
conducteur$	gIjU
confe-	gDh\\iY
conferences	cHi\\
confi-	qV
confianza	qU
confidence	iIjQpX
confident	jTqKrX
confident$	jUqIrU
confidential	pSqX
confidential$	q\\
confidentiel	rX
confidentiel$	qFrZ
confirm	gXjIqS
confirm$	gXjIqS
confirme	aSiRqI
confirme$	aYiGqH
confl-	iIj]kJ
confo-	aJiVtY
conge	bKeVfQqR
conge maternite	bKeT
conge-	hSqQ
conges	hU
conges trimestriels	hS
conges$	hT
conmi-	mX
conmigo	mX
conna-	aGlT
connais	kTqJtQ
connais le	kTqJtQ
connaitre	jS
conne-	i\\rT
conoc-	bSkX
conoces	bYqUtK
conse-	fQiQ
conseil	hSiWqR
consejero	gJmT
consejo	fRiSqT
consent	iY
consent$	iW
conservera	bX
conservera de	bX
consi-	eV
consider	dKeVkIpS
considered	eSlQ
considered for	jS
considered$	eTfIjJlVmI
consignes	jV
conso-	hIi[
const-	cQiS
construction	oW
construction or	jSkS
consu-	iS
consultant	aTnJ
consultant$	nItV
consultants	aUiRmQtH
consultants$	aSmTtG
consultas	iT
consultas$	iZ
consultation	qW
consultora	bSjIqUrQ
consumer	bWiRmI
contabilidad	iSjS
contable	aU
contable$	aW
contact	aUpT
contact :	pT
contacto	jXpT
contacto con	jTpU
contador	cT
contador general	cT
containers	iU
containers$	iU
contando	hQ
conte-	iWqT
content	aTiKmVpKtJ
contestar	iR
conti-	fTtS
continental	fXtJ
contr-	e[
contract	eVjKtS
contract 0	eR
contract :	oU
contract$	eRjGtU
contractor	e\\fK
contractor$	eY
contracts	iUkT
contracts$	bUjHkX
contractuel	eXjJ
contrat	bS
contrat de	eU
contrat$	bYcIiI
contrato	eTqQ
contrato de	eXfD
contrato por	eR
contrato$	eW
contratos	iQjR
contratos$	jR
contre	jWlJqT
contre$	eJjYlI
contribution	gKhYiK
contribution 0	hTiK
control	aRiT
control de	aTiTtH
control$	iJjTmS
controleur	aU
controller	aRmW
controller$	aTmU
conve-	gV
convenio	gU
convenio de	gS
convenio del	bKeU
convenios	iW
convenios$	iV
convenir	fRoT
convenir$	fRoT
convention	gUhTiK
conveyancing	aXfKiQ
convo-	aQbIrUtR
convocatoria	aQbIrUtR
coo	hJpJqFsZt[
coo$	bHhHpIrJt\\
cook	a]jX
cook 0	aRjQ
cook$	aSjV
cooke-	hQiQjR
cooki-	hUiQ
cooking	hUiQ
cool	iKjZkU
coop	b[hJ
coop$	bUcJ
coope-	b\\jS
cooperativa	bY
cooperativas	gR
cooperative	b[
coord-	aYiTmR
coordinador	bU
coordinator	aRmQ
coordinator$	aW
coordinatrice	aQcEiKmV
copie-	bQpTtQ
copies	bQpT
copy	hGiXmW
copyw-	aYjS
copywriter	aYjS
cordi-	ta
cordialement	t\\
cordialement$	t\\
core	aQf[jQ
corin-	pUqU
corinne	pUqU
cork	cTnT
cork$	cX
coro	aRbTpSqK
corp	bVjGqS
corpo-	nUrR
corporate	qSrR
corporativa	kSrV
corre-	iWjQ
correct	cJeJfJgGhQiIlUmKpJ
correo	pVtS
correo :	tT
corri-	rU
corta	rFs[
corta-	rS
cortar	iS
cortar$	iR
cortas	rU
cortas$	rR
corte	iVjS
corte-	iT
cortex-m	iT
corto	rU
corto-	hSiY
cortos	hSiY
corun-	cV
coruna	cV
cosa	iIjV
cost	bRiSlS
cost$	hViI
costa	bWp]qK
coste-	aSsRtH
costu-	aUjT
cote	aKcXrQtH
cotta-	hY
cottage	hY
couco-	tT
coucou	tT
coucou$	tV
could	dQqU
could be	dR
could do	gFq^tJ
could you	tQ
could$	aGeU
could-	qU
couldn't	qU
coule-	rT
couleurs	rT
counc-	bR
council	bT
council site	bIpX
council$	bW
count-	bQqW
countries	bUiKsT
countries$	bU
country	cV
counts	iT
counts$	iR
county	bSnRqR
county$	bGhInRpKqT
coup	fR
coup de	fR
coupe-	cJiR
couper	cJiR
coupl-	iKjFs_
couple	sU
couple marie	sQ
coupu-	fV
coupures	fV
cour	bV
coura-	jVqV
courant	jZ
courant$	jV
courr-	iU
cours	aKjSkTlR
cours de	jVkU
cours-	hRjS
course	hRjRlQ
course$	hW
courses	iT
courses$	iQjQ
court	hIiY
court$	rT
court-	bZjK
cousi-	qS
cousin	qS
coute-	hTsX
couve-	bWiR
couverts	iU
couverts$	bU
couvr-	aS
couvreur	aS
couvreur zingueur	aS
covad-	jXkT
covadis	jXkU
cover	eZpR
cover letter	cJp\\qJ
cover the	hRlV
cover$	aTcIe\\fKiKjJpK
cover-	iQsQ
covered	gQ
covering	eTiT
covering letter	pV
covers	bQkQ
covers on	bUjT
cp	fHgThUjGpKqKrJ
cp 000	cKdKgWhFjHkKmKnKoKpJsKtK
cpa	iSkClY
cpc	hGjb
cpcs	jZoQ
cpcs$	gKjXoS
cpd	gGh\\
cpr	cUhKjVqJ
cqc	b[jGqT
crain-	jXqJ
craindre	jXqJ
cranb-	cSdR
crech-	bXgKhTtI
creche	bXgKhTtI
creche$	bYhItI
credi-	aT
credit	aViQlQ
credits	hV
cree	bT
crew	aQm]
crew truck	gThJnZ
crew$	cEmYnItS
crews	iW
cring-	rU
cringe	rU
cringe$	rU
crist-	cEiYkK
cro	bYiQjHkRmH
crois-	iTqX
cross	bQjRlQqUtK
cross-	bKdU
cruce-	aIbVcVdI
cruces	cXdG
cruces$	cU
crunc-	bQfTsK
crunch	bQfTsK
cs	jW
cs 00	kQ
cs$	iJjZ
csat	iWjH
cscs	jWkQ
cscs card	hJjY
cse	hWpJ
cta	aYjQ
cto	aSqX
cto$	aVbFlKqU
cuadr-	fSiTmV
cuadrante	bKcKfW
cuadrante 0	bKcKfW
cuadrar	eJiV
cuadrillas	fS
cuadrillas$	fS
cuadros	iW
cual	gW
cualq-	pV
cualquier	pV
cuand-	iSnR
cuando	iSnR
cuare-	bRsR
cuarenta	bRsS
cuarenta y	sW
cuatr-	mU
cuatro	mU
cuatro a	fUmApV
cuatro dias	eSfT
cuatro$	qR
cubie-	bWiS
cuent-	jQmQ
cuenta	hTkRmS
cuenta de	kT
cuentas	aQjQmQtK
cuentas$	mV
cuente	iKjXsK
cuento	kTtR
cuento en	bKjKtV
cuento$	kU
cuerp-	rSsS
cuerpo	rSsS
cuest-	jTqX
cuida-	hQ
cuidado	hS
cuidado de	hS
cuidado$	qX
cuisi-	aWbQiIjR
cuisine	bSiJjT
cuisine$	aQiIjV
cultu-	bUsS
culture	bSsT
culture fit	jJsX
culture$	bTcK
cummi-	cW
cummins	jSqQ
cumpl-	hY
cumple	hY
curas	i]
curre-	jRqS
current	jTqU
currently	iSrQ
curri-	pX
curriculum	pS
curso	hQjRlS
curso de	jV
curso-	gJhV
cursos	gJhV
cursos$	gKhViKpK
custody	iRkV
customer	iRmT
customers	bQ
customers are	bRiIjT
customers$	bTsS
cut	aIrXtQ
cutti-	fKiVqUtH
cutting	fKiVqUtH
cuxha-	cQnR
cuxhaven	cQnR
cuxhaven$	cUfJnRoK
cv	pc
cv +	pR
cv a	pU
cv and	pU
cv au	pS
cv en	pV
cv et	pT
cv to	pX
cv y	pU
cv$	pQqTsS
cvs	p_
cvs to	pU
cvs$	pZ
cycle	hSiWjK
cymra-	kY
cymraeg	kY
d &	hJjU
d /	aWeHiRjJ
d 00	bQ
d gesucht	bReS
d in	jU
d$	aWiS
d'abo-	iKrX
d'abord	iKrX
d'acc-	aT
d'adm-	iW
d'aff-	bSqX
d'affaires	bY
d'affaires$	bS
d'ail-	fKiGqVsXtK
d'ailleurs	fKiGqVsXtK
d'anc-	gS
d'anciennete	gShQ
d'anciennete$	eUhI
d'ang-	jX
d'ann-	fSlT
d'annee	fSlT
d'ast-	fQmU
d'astreinte	fQmU
d'ava-	fRtQ
d'avance	fRtQ
d'avance$	fS
d'avi-	bTtQ
d'eco-	sT
d'ecole	sT
d'ecole$	sR
d'emb-	aQbRqT
d'ent-	aSiUjR
d'equ-	mX
d'equipe	mX
d'eta-	aXcKiKjWlE
d'exp-	bQjRtG
d'experience	jV
d'experience$	jV
d'ill-	eKiVrVsJ
d'ing-	aWbHjJlW
d'int-	aRhU
d'interim	aTqS
d'interim$	aRqQ
d'ou	bTqW
d'un	bQeU
d'un an	eYhS
d'un conge	bJeW
d'un groupe	bTcK
d'un$	aKeQtW
d'une	bVhIlRpR
da	q]
da igual	lT
da ist	bQqQ
da soll	bGiVmUqK
da und	oQ
da$	hWiIqY
dabei	gSh[tH
dabei$	gU
dach	a[iStF
dach$	a[cItI
dachd-	iU
dad	bUqS
dad$	qT
dado	bKtY
daf	mV
daf$	aRmV
dafur	jInZ
dahei-	dUhSiJnR
daheim	dUhSiJnR
daheim$	cFdTfRhQoJ
daher	qW
daher die	q\\
dahin	aVqW
daily	fTiZ
daily$	i]jF
dairy	b]cK
dale	bTjJpUrJ
dame	mQs[
damen	aKjJmU
damit	iKk]qJsJtU
damit$	fIk_qHrJsGtJ
damos	bVdKgGhZiIjFtH
damp	bUcKiYjIkIqJ
danach ist	bWeRfJhJ
danis-	kUlT
danish	lTtR
danish$	rGtV
dank	aGfJmHoKpGrDt\`
danke	sQta
danke$	jVsRtT
dann	mRtT
danny	pR
danny$	pRtR
dans l'annonce	rV
dans la	aKtQ
dans le	cTnQpIsQ
dans les	nQ
dans un	aHb\`
dar	gRlGoKqYrJ
darf	rU
darf man	hViKjV
darf mit	bVhQ
darf nicht	aIbX
dark	dKh\\
darli-	tT
darum	baiS
darun-	fRmTrU
darunter	fRmTrU
das auch	gV
das bitte	tY
das bleibt	qR
das haben	iR
das hat	hRrR
das ist	iUjStR
das jetzt	gKjXqItR
das kann	lQrR
das lassen	qUrR
das macht	hJrT
das muss	q^
das nicht	rUsV
das portal	iWpJ
das sagen	bW
das sind	fJiWmT
das team	oFqWsW
das ubliche	iSjU
das war	aScWkGqKtR
das wort	rX
das$	eQhSiTjH
dashb-	bFi]jJ
dass	qTrV
dass die	iXtK
dass er	jTlIqQrG
dass es	rZ
dass man	iQ
dass wir	bWiErW
dass$	bUjV
data	i[
data :	tW
data analyst	cS
data engineer	aW
data entry	aRiU
data$	aKi[tH
date	jUtT
date :	fHpQtY
date$	j\`
daten-	aUrStH
dates	iV
datev	jVrR
datev$	jRpKrU
dato	aKiWpKqU
dato$	aJiVjKpJqU
datos	hU
dauer-	bTcKeVtF
daven-	aJcWjJqR
daventry	aJcWjJqR
daventry$	bQcWqK
davon	fXiGjUqR
davon$	fSiIjS
dax	jWkE
dax$	jXkD
day	iQ
day 0	hUiWoI
day 00	hWiV
day a	cQhQiS
day and	jU
day from	dTgS
day here	iKpW
day in	hUiV
day is	hHoU
day on	dJiRpY
day one	e\\
day we	oJpW
day which	hJiRoR
day$	iS
dayli-	fUjT
daylight	fUjT
days	dYfT
days +	iKsS
days /	dY
days 0	fa
days 00	fSlK
days a	eWgJiJnT
days at	dWfJhHiJnQ
days but	fVgJhS
days from	dViK
days home	dQ
days in	dXhR
days incl	hT
days leave	hW
days no	dKeT
days off	hS
days office	d^fI
days on	dXfF
days one	hKiZ
days plus	hQ
days some	fXoH
days then	cFfQnU
days to	fRgSpJ
days tue	dKpU
days$	fThV
dazu	hV
dazu$	hUjRmW
dbs	j^
dbs basic	jU
dbs$	gJhSjT
dbt	jWkW
dbt$	jRkX
dc	aIc]kItH
dc$	aEbGc]eJfJgIhIiJkGlJmKqKrJtF
de "	rV
de 00	bR
de 000	b[
de 2000	eUhUrQ
de 90	pU
de :	aIbItY
de abril	fR
de agencia	bUjJqJtS
de agosto	eXfEoU
de ahi	eVhFqS
de alimentos	cRjQ
de alta	eZgHhE
de ano	iTqQ
de antes	fSqV
de ayuda	aQbQ
de baja	qV
de besoin	tV
de blabla	rQ
de bord	jS
de buena	sY
de cada	fUjGnT
de caisse	iT
de calidad	aRgT
de campo	j]
de casa	dHfKhKjWlInS
de categorie	iKjQ
de chantier	aR
de chez	q[sY
de cierre	fKhUoK
de cinq	qV
de clientele	aX
de cocina	aU
de com	bUcI
de comedor	aXhFtK
de commandes	aSbR
de comunidades	aV
de conducir	jW
de conges	gR
de control	aSmWtF
de cote	rV
de cuatro	fQmTpRsK
de cuentas	aWjUtI
de datos	aRhW
de delitos	jR
de departs	rV
de dependencia	eV
de deux	pQ
de diagnostico	jT
de diciembre	hKiT
de dimanche	gS
de dios	qX
de direccion	mTqJ
de direction	bJfGiRmR
de dix	rQ
de doce	bTmS
de dos	fR
de droit	aJjTkR
de duero	cS
de empresa	hX
de enero	oT
de equipo	aUhRmI
de espana	dQ
de esto	qW
de estudios	mW
de facturacion	bRqQ
de faire	jIlWsZ
de febrero	pU
de fin	pV
de fonction	dIgKhY
de fontaneria	aR
de forma	bGiTjR
de formation	k[
de froid	qS
de fuera	h\\
de gestion	tR
de guardias	fKiV
de hasta	gS
de horno	fS
de igualdad	iQrU
de imprenta	bRfJiU
de ingles	aRbQ
de it	gEiYqK
de julio	oS
de junio	hR
de l	fV
de l'ecole	aSbJmRqI
de l'ehpad	tS
de l'heure	gT
de labo	iV
de las	dVjQpT
de lectura	jIkVpW
de lever	qS
de ley	hY
de ligne	aViR
de linea	gQiVjK
de lo	sT
de local	bRgR
de los	bQiQ
de lucro	b[
de lunes	fS
de m	qQ
de mai	fVoWqJ
de manana	fS
de mantenimiento	aX
de marzo	oQpSqT
de mayo	oWpX
de media	pT
de menos	kV
de mes	pU
de mesa	aSbR
de mi	cKmVqT
de mode	jS
de moins	bSjU
de musica	fIjR
de musique	bR
de no	aW
de noche	jYkI
de nominas	bQ
de novembre	fXoH
de noviembre	iJoS
de nueve	fUmT
de nuit	aVfRjHnX
de obra	mT
de ocho	fTiJjJmW
de octubre	oS
de once	aJmY
de pala	aV
de pensiones	gJhY
de personas	aQbQ
de piano	aV
de plage	bUrVsK
de planos	jX
de plus	qTsS
de portales	aSpV
de poste	oR
de pratique	jY
de preference	s\\
de preferencia	pKsV
de primera	aV
de primeros	iKkXoW
de prod	bVtH
de production	aXbHiKsQ
de producto	iU
de projet	aTeQ
de proyectos	aQ
de prueba	dQeT
de quartier	aIbTgU
de quatre	aGbQ
de quedarse	dJeUiJjKoSqK
de rang	bV
de recrutement	iKq[
de referencia	rR
de remplacement	eWjRrItI
de repos	bRfV
de retail	jS
de retraite	aIbRgIhTiKsR
de salud	bRiR
de sante	bScKeKhKiHqItU
de secteur	aQeQ
de segunda	aQbUiJpJ
de seguridad	a\\cRjH
de seis	bUeQmJ
de semana	fY
de septiembre	hV
de ser	eSiJsW
de service	gSnQ
de siempre	rW
de siete	mZ
de signos	kQ
de site	mY
de su	eQiU
de sueldo	eT
de tecnico	aT
de teletravail	dWsK
de tierras	aFbUcT
de todo	qSsS
de trabajo	dR
de trafico	pT
de transporte	gT
de travaux	iJmU
de treinta	bT
de tres	b]
de tu	iJtV
de tudela	cRqQ
de turno	aRqR
de un	iY
de una	iUqU
de unas	iZ
de unos	iKnS
de usted	rV
de usuarios	iS
de vacaciones	hU
de vacances	gKhY
de verdad	jWtS
de vida	hS
de vigo	bIdR
de vos	hSpT
de$	kS
deadl-	iUpW
deadline	oIpX
deals	iQ
dean	qVtQ
dear	qRt_
dear mr	tS
dear$	bJcKhKnKoKpKqVsGtI
deb	mYqQ
debaj-	mQ
debajo	mQ
debit-	a\\cJiQ
debou-	jQ
debout	jQ
debut	eTo^pJrI
debut-	jRlX
debutants	jRlX
debutants acceptes	lU
dec	aGeIoXtK
dec$	aGdKeIfQiKoUtK
decem-	hQiJjUoSqJ
december	hRiKoTqH
decembre	jX
decembre$	jVkK
decen-	iRjV
decent	iSjSkKtH
decent$	iWjRtE
decente	hRjU
decente$	hTjS
decid-	pY
decide	pQ
decided	bQrRtR
decided$	qUrV
decim-	fUmHpS
decimos	fUmHpS
decir	iKjZ
decis-	pRtR
decision	pRtR
deckh-	bUtJ
deckhand	bUtJ
deckhand$	aWbHtK
decla-	cKgThIiSjKtY
decor-	cU
decorah	cU
decorah$	cRfQ
decou-	iRnRqX
decoupe	iW
decoupe$	iS
deer	cHiY
defau-	aJkS
defaut	aJkS
defen-	cS
defense	cU
defin-	iXoKqT
degre-	jTlT
degree	lU
degree in	eKiIjYlH
degree no	jJkQlQ
degree or	jVlK
degree$	lY
degrees	bSjW
dehor-	qV
dehors	qV
dehors$	qT
dein	jVqI
deja	jTqT
deja el	rV
deja tenu	iJjV
deja$	jQqQ
dejad-	qV
dejado	qV
dejar	bUiV
dekan-	tQ
dekanat	qQ
del 0	hSoT
del 00	gQhSoF
del banco	iW
del barrio	cDrU
del campo	gV
del centro	iRpT
del cliente	iQ
del convenio	gQ
del dia	bSiT
del grupo	qWtK
del mar	aQbKcUjR
del$	gT
delan-	iR
delante	iR
deleg-	gVmZ
delegado	gY
delga-	sb
delit-	jR
delitos	jR
dem	qS
dem 0	bGhYjKnJoHqS
dem steuerberater	iUjJqTtJ
dem$	aUrTtJ
demai-	gKqU
demain	gKqU
deman-	lTqU
demand	aSpKqZtH
demande	lSqR
demande$	jRlY
demar-	hKo\\
demarrage	hKo\\
demas	eKfXgKhQiKjHqJtI
demen-	aXbRhR
dementia	bX
demi	fVsQ
demi$	fV
demis-	hKq\\
demon-	iXjR
den	qS
den ferien	fUlKqK
den schlussel	iQjS
den sommerferien	aIeUiKoW
den$	hFjCl^
denia	bQcTeK
denia$	bQcTeK
denis-	qRtR
denise	qRtR
denise$	mRpQtQ
denkb-	eV
denkbar	eV
denkbar$	eW
denke-	iIqV
denken	iIqV
denta-	aT
dental	hQ
dental$	aVeI
denti-	bZcI
dentists	aKbVmKtK
dentr-	iW
dentro$	dSqS
depan-	aHiZ
depar-	bQ
depart	cUoUqQ
depart$	cFiKoUqQ
departamento	cKmWtU
departamento de	cKmWtU
departement	aJbYcRnQtI
department	aWgKmQ
departs	rV
depen-	gSm^
dependencia	eV
dependiente	a[
depending	gX
depending on	fKgS
depends	gUhHiIoR
depla-	hGiKnc
deplacements	hHiJnb
deplacements$	iInX
deplo-	ianR
depos-	iW
depot	c[iKnR
depot$	cWhVkJlJnFqJsH
depre-	pWqR
dept	aFbTtY
depui-	bQhQqS
depuis	bQhQqS
depuis 2000	bW
deput-	jQmS
deputy	jQmS
deputy$	aRiHmR
der alte	oW
der aufsicht	qY
der baustelle	rKsV
der burgermeister	hKsX
der chef	qS
der das	iJjV
der einarbeitung	dS
der herr	qX
der hochschule	aKjTtQ
der karte	aVtV
der kunde	jUkIlH
der letzte	qXsI
der rest	fIhWiGqI
der stadt	aJbSpU
der verein	qT
der$	fQiRqW
derni-	qT
dernier	nQqY
dernier$	hSnT
derniere	sS
derniere$	gKsV
derri-	jYqK
derriere	jYqK
des	bQiY
des le	oY
des$	bTqR
desay-	hV
desayuno	hTiQ
desayunos	hT
desca-	iYqKsY
descu-	h[
descuento	h[
descuento en	hY
desde	oQ
desde 2000	aKb\\
desde casa	d]oJ
desde el	eX
desde la	pT
desde que	aKbZqJ
desea-	jKk[
deseable	jKk[
desha-	qQ
deshalb	qQ
desig-	aUmQ
design	iSqR
design engineer	iR
design system	iKkV
design$	aIiZjHkJmJqK
designation	aXeRiK
designer	aWmU
designer$	mW
designs	jV
desir-	hIjJka
desirable	hIjKk^
desirable$	kQ
desk	dVgKhRmV
desk$	dQiIjRmU
desks	bUiU
desks$	bViT
desol-	qTrJtS
desor-	bUqU
despa-	bWrR
despacho	bWrR
despe-	gGhUqY
despi-	aAbTiXqY
despu-	qQ
despues	qQ
despues de	pS
despues$	kQ
desta-	nGrX
desvi-	iX
detai-	qStT
details	jKqRtT
details$	aJhKiDqTtU
detal-	aGiIlIqXtT
deter-	eY
deuts-	jTlU
deutsch	jVlVrQ
deutsch reicht	jElZ
deutsch und	rV
deutsch$	jSrU
deutschlandticket	hW
deutschlandticket$	hW
deux assistantes	aVbJcIiK
deux fois	iSmKqS
deux mois	qV
deux$	fVqV
deux--	cIfVkVrEtK
deuxi-	bUjK
deuxieme	bUjK
dev	a\\mU
dev lucy	mV
dev$	aKjJmZqH
devel-	iZ
development	bRiS
development$	aHb\\iHtH
developpement	bJhIiX
devs	iVjJmV
devs 0	aKmV
dezem-	oX
dezember	oX
dfg	aEbYeRgH
dg	aSpSqQ
dg$	aUpTqQ
di	iVjJpDt[
di +	aKfKi[jHtH
di$	aJbIcHdSeIfIgIhIiEkIlImInIoIpHqJrHsItV
di-sa	cJf[
dia de	bWfTtK
dia y	bQqJ
dia$	fU
diabe-	iY
diabetes	iT
diabetes$	iT
diada	hS
diagn-	iS
diagnose	iZjKtH
diagnosis	qS
diagnostico	jT
diagnostico$	jT
diari-	aKdRiS
diarias	gZ
diario	aFbIcKdUiX
diario$	dSiR
diarios	bWiI
diarios$	bViI
diary	fQhDi[jJlR
diary$	bJcIfJi^jIkJlJmE
dias	dQfUnR
dias de	fTiQ
dias en	dXfInY
dias libres	hT
dias por	dTpS
dias y	fZ
dias$	fViQ
dice	qRsQ
dice que	hKq\\sH
dich	mVq\\
dicho	qR
dicho que	qR
dicie-	jHkUoY
diciembre	iRkW
diciembre$	iWkQ
dicta-	aIrVtU
dictated	rX
dicte	qU
did	qStS
didn'-	qQsQ
didn't	qQsQ
die 00	gTq\\tK
die adler-apotheke	aFcZtJ
die alte	bSqKtT
die anzeige	q[tK
die ausschreibung	aQbS
die ersten	h[
die firma	bVqG
die frau	qU
die ganze	bU
die gemeinde	bQpU
die halbe	aKgVqT
die halfte	hKtU
die jetzige	qV
die kanzlei	qU
die kundschaft	sV
die leitung	aKgXhIiUmG
die leute	dUiQpKrR
die macht	i\\jJ
die meisten	bWgSqI
die neue	aSiS
die person	mY
die personalabteilung	aKgIqDtZ
die sitzung	bUqR
die std	gUqS
die stelle	mXqI
die zeitung	qT
die zentrale	qT
die zwei	hUqS
die$	aDt]
dieci-	aKiTmW
diem	hR
diens-	hUnW
dienst	bS
dienst$	iU
dienstag	qT
dienstags	dRiS
dienstags$	dS
dienstantritt	oT
diensten	iJjUsV
dienstort	c[
dienstplan	qR
dienstplan$	iV
dienstwagen	hSnT
dienstwohnung	h]iJ
diese	bVq]tD
diese-	sS
diesel	aSjQ
diesel$	jU
dieses	rQ
diesm-	jQsW
diesmal	jQsW
dieta	g\\jKnR
dieti-	aRmT
diez	jQpR
diez anos	j[
diez$	iIpS
diff	gVhKjK
diffu-	rZ
digas	qT
digge-	kQ
digger	kQ
digital$	qW
digni-	r_sJ
digo	qV
digs	hQnV
dijo	qW
dijo que	qW
dikta-	pHtX
diktat	pHtX
dikti-	tY
dilo	gSs\\
diman-	fT
dimanche	fS
dimanche$	fSgR
diner-	gU
dinero	gU
dinero$	bYiQ
ding	jRqKrW
ding$	jRrV
dinne-	bUhX
dinner	hZ
dioce-	bQtT
dios	qW
dios$	qX
diplo-	jUlY
diplom	jTkU
diploma	hWjS
diplome	lX
diplome$	lU
diplomes	lU
dir	hQmTtT
dir$	lStR
dire	fV
dire$	fQ
direc-	mZ
direccion	aX
direccion de	aTmQsK
direccion$	jS
direct	eUhIpU
direct$	p\\
directamente	eU
directeur$	iTmF
direction	bViQmT
direction de	aSbXiHqJ
director	rK
director of	aQmYpJ
director$	aRpVrJtS
directora	mXqV
directora$	hGiJmW
directory	iJjU
directory$	iIjS
directrice	eQpV
directrice$	pV
direk-	aSeRmQqHtQ
direkt	cReVlJmT
direktor	tX
dirig-	aQ
dirige	bRiSmT
dis	gS
disab-	mT
disci-	iTjQlJ
discl-	pS
disco-	cHeZfGgGiQjGsU
discount	hTiK
discount on	hTiK
discovery	iR
discr-	jXqV
discrecion	jRpX
discrecion absoluta	pIqT
discreet	jTqV
discreet$	jRqW
discretion	jUqV
discretion$	jSqX
discu-	aHgUqVtY
discussed	bQtT
disen-	mW
disenador	aY
disenadora	mS
diseno	jSmVqJ
diseno$	mTqKtK
disgr-	iSqR
disgrace	iSqR
disgrace$	iTqR
diskr-	jWqQ
disku-	jWqDsTtW
diskussion	bJcKfFgKiJjZkJsEtZ
dispa-	aVfS
dispatcher	aVfS
dispatcher$	fVmJ
dispo	bKgIjZtS
dispo-	hU
disponentin	aQpW
disponibilidad	hIjTpU
disponibilidad de	gSjIpY
disposicion	hQpKt]
disposicion$	hU
dispu-	iYmHpJqT
disse-	jCkIl^mI
dista-	aIcGddjG
distr-	bWjS
distribution	aRkT
district	bRcV
district$	cZ
dit	qQsUtS
dit$	aKbKcKeJfJgJhHiHlJnJoJsWtJ
diver-	aQ
divers	aQ
divers$	aQ
dix	jS
dix ans	jX
dix pour	gS
dkk	bJgShFiV
dm	p[qS
dm$	pR
dni	pX
do a	iTjSmG
do all	gUlX
do bis	fT
do it	jW
do not	pKqYrQ
do the	iW
do this	tX
do we	hHtX
do you	hYtK
do$	iRjU
doce	bXiKmU
doce horas	fW
doce$	mVrI
docs	iQjT
docs$	iUjTtJ
docto-	lTqT
doctor	mKq[
doctor$	qR
doctorado	cKlX
docum-	bTiQjV
doe	iQ
doe$	gU
does	pQ
does not	rR
does the	iFjWsV
doesn't	qR
doesn't know	qS
doesn't$	qW
doesn-	jSqQ
doesnt	jT
dog	mRnS
dog groomer	aQ
dogs	aGbYhWkHlFtJ
doing	lQsQ
doing the	aKiY
doing$	iQ
doit	jVqHrX
doive-	jS
doivent	jS
dokto-	aWtK
doktor	qT
dokum-	iWjK
dom	fSqT
domai-	bQjU
domaine	bQjU
domic-	nS
domicile	aQdU
domin-	fY
domingo	fV
domingo a	fS
domingos	fY
domingos$	fS
don	aKcTsW
don't	lTqX
don't ask	gW
don't call	rS
don't care	hKla
don't do	bKdTfIhIiSlKpJqKsKtI
don't have	lVmQqJ
don't know	q\\
don't list	bKiIjKlKmKpIrWsK
don't mention	rS
don't mind	jY
don't need	l]
don't print	gKqU
don't put	rY
don't say	hKjUlKrS
don't use	rV
don't want	aGiVqQ
don't write	qZ
don't$	lRrT
donc	tW
donc 00	fTgUiJ
donc pas	fJjKlTqQsK
donc$	qGta
donde	d_tI
donde quiera	dW
done	iKkSlXsQ
done by	jDl]
done in	pX
done it	jKmTsW
done$	cJfIhIiEjYkHpR
donne-	dV
donnerstag	dWiJ
donor	aKi\\mFtG
donor-	iVjX
dont le	dW
dont mind	eVlT
dont need	iVjKlT
dont put	eKqVrJ
dont trois	jV
dont une	jY
doodl-	j\\lK
doodles	j\\lK
door	aR
door that	dSjSpKqK
door$	hUmT
doppe-	aKbUgKhKoKtV
dormi-	eJiYjKpQqT
dors	qX
dors plus	qX
dort	qX
dos anos	fJjVnX
dos dias	dTnR
dos libres	fUgJhI
dos lineas	bRrQ
dos meses	qW
dos minutos	iFjVtS
dos primeros	gShS
dos semanas	qS
dos$	fRjU
dossi-	iSpX
dossier	pY
dossiers	iTpQ
dossiers$	iToU
dot	jT
doubl-	lQ
double	fVlW
double$	qT
doubled	bUmX
douce-	jWkKqS
douceur	jWkKqS
doute	iV
doute pas	qT
down	cUiS
down to	aKiJmJnVtR
down$	cTfWiHpJ
dr	mXpWtY
dr$	bQjZkJlHpQ
draft	aGrStY
draft for	bQtT
draft$	aIrUtQ
draft-	i]
drafting	iQ
drafts	i[jK
drafts$	iT
drain-	cJi\\jK
drama	hSqW
drama$	aJhTpKqXrK
dran	iW
dran$	qX
drauf	gTqTtR
drauf$	gVqV
draug-	bVjT
draughty	bVjT
drauß-	cSjTnU
draußen	cSjTnU
draußen$	jWnX
drawe-	qVrK
drawer	qVrK
drawer$	qVrK
drawi-	qR
drawing	iRqT
drawings	jR
dream-	bSkTrI
drei	mQ
drei generationen	bY
drei jahre	bIeYhQ
drei monate	bIeKhYoR
drei tage	hJnU
drei wochen	fUlV
drei$	gRjJpZtI
dreie-	aRfIgJqKrKtU
dreim-	jQqU
dreimal	jQqU
dreiu-	cKfJhXjJ
dreiz-	gThT
dreizehn	gS
dreizehn komma	gShK
dreizehntes	bIhWqK
dreiß-	mS
dreißig	mS
dreißig stunden	fV
drh	m\\tT
drh$	mWtX
drin	iJjTmYqGrV
drin$	hJm\\pH
dring-	tS
dringend	tS
drink-	qR
dritt-	dT
dritte	fSsT
dritte generation	sV
dritten	mX
drittmittel	eV
drive	lZ
drive a	iRjKkUtH
drive$	gTjRlS
drive-	aVjTmU
driver	aTjS
driver /	a\\
driver$	jWmS
driver's	jR
driver's license	jR
drivers	aWmUpK
drivers (	a[bHcJmK
drivers$	aUbQcKfGkKmSpG
drivi-	iJjWnR
driving	iJjWnR
driving licence	lV
drohn-	iW
droit	aWiC
droit social	kQ
drop	aUpS
drop cv	pS
drops	bIgGiVpJ
drops a	bIgGiVpJ
drube-	gQjEkTrRtU
druber	gViS
druber$	gWqQ
druck-	g>jUqXr\\
drug	iDjb
drunt-	mVrU
drunter	mVrU
drunter$	mVrU
dry	oXr\\
dry$	cKiJnKoHpKr[
ds	jU
du 0	bS
du arbeitest	fTmR
du batiment	jS
du bist	mY
du commerce	jR
du das	cJkIlKqZtQ
du kannst	oUtR
du midi	hW
du nicht	jElVq\\
du patron	qU
du personnel	gHhX
du soir	iV
du temps	bViFkR
du$	jVlItR
dual--	h[iSjK
dubli-	cV
dublin	cV
dublin 0	cV
ducha-	hRjW
due	aRqS
due to	qQtW
duerm-	gXjWsI
duero	cS
duero$	cS
dulce	aIbZcIrHtE
dump	tT
dunde-	cZtJ
dundee	cZtJ
dundee$	cU
dunke-	bScW
durch	fWgSiD
durch-	iRq]tG
durchziehen	iX
durchziehen$	iV
duree	eY
durfe-	qT
durfen	qT
durfen sie	jR
durin-	gJlUpS
during	gJlUpS
dust	jUkVqT
dutch	iJl_
dutch is	lU
dutch$	iHjKlUrW
dutie-	iS
duties	iS
duty	fRhUiS
duty$	hV
dynam-	gIrV
dynamic	bKcKiR
dynamisches	gHrX
e	gR
e 0	gY
e 00	g^jC
e de	aVcQ
e ingles	iKjRkK
e mois	gR
e rh	eR
e v	b]
e$	cRjVsQ
each	iUnU
each day	hQiUkH
each$	gRiS
earli-	fRqS
earlies	fStK
early	bTjR
early$	fIgThJjT
ears	jZ
ears$	jZ
earth-	jT
ease	kVlH
ease with	kVlH
easte-	oR
easter	hRiQoU
easter and	hWiI
easter$	oUqT
eastern	bJcU
eastern$	bJcY
ebd	b_dJ
eben	iStT
ebens-	lU
ebenso	lU
ebenso$	lW
ebitda$	gT
ecart-	iR
ecarts	iR
echel-	aRbRgU
echelon	aRbRgU
echelon 0	aRbTgR
ecoch-	gRhS
ecocheques	gRhS
ecocheques$	gV
ecole	jSl[
ecole privee	bR
ecolo-	aSbYcKdJeK
econo-	jVrR
economico	rW
ecrit	gDq[
ecrit-	iRrX
ed	jQqZ
edad	iHjJs^
edge	cKiKkTqT
edici-	lT
edicion	lT
edicion de	aQjW
edinb-	c[
edinburgh	cU
edinburgh (	cU
editi-	bVgGiIjRkX
edition	gEj\\
edition$	gEj[
edito-	bR
editorial	bT
educa-	aS
educacion	iWjX
educador	pR
educador /	pR
education	jT
eeo	h@pHrTt\\
eg	bUgchK
eg 0	gejK
eg 00	fIgS
eg$	b]fCgFhEpFrJ
egal	hIiHl^pJqS
egal$	gJhJiGl]pIqUrD
eh	gQqKsQ
eh klar	gQjW
eh$	bIiKtS
ehpad	bY
ehpad associatif	bT
ehren-	hRmZ
ehrenamtliche	fHiWmX
ehrensache	hYiKjR
ehrensache$	hYiKjR
ehrli-	hT
ehrlich	bQcKhUtT
ehrlich$	bTcJhStH
eigen-	hU
eigene	bW
eigenen	hQjRpQ
eigener	hZmV
eigenes	bQlX
eigentlich	hHoWqY
eight	bRfRlS
eight percent	gQ
eight$	fTjR
eight-	bQgRjKtR
eighteen	bTjJtU
eighty	gV
eighty$	gV
eignu-	jVpU
eignung	jW
eignung bevorzugt	pV
ein jahr	eVmJrJ
ein junges	sU
ein paar	aKbScKiHtW
ein tag	bIdUiVjJlJ
ein traum	kZ
ein$	iKo\\pTtQ
einar-	dXoS
einarbeitung	dTmQoT
einarbeitung$	dS
eine	aQ
eine auszubildende	mW
eine halbe	eSqJrT
eine woche	fRhHs[
eine$	aIbKiKjUt\\
einem	bSmQ
einem verlag	bVeK
einen	aUbT
einen hausmeister	aWtI
einen$	bJcJiHlFoJtY
einer$	jVqX
eines	aHeUiU
einfa-	iX
einfach	cIiUpRqQ
einfu-	jVpJrX
einge-	jYmRqK
eingefuhrt	bKhTiKjSqI
eingefuhrt$	bKhTiKjSqI
eingr-	q[rHtH
eingruppierung	q\\rHtG
einhe-	bGiWqHsS
einheitslohn	gU
einka-	aRhTmT
einkauf	hIiQmW
einkaufer	aXbQjJtJ
einkaufer$	aU
einma-	bRiRjR
einmal	bRiRjR
eins	iUjW
eins davon	jU
eins$	iQrQ
einsa-	bSgQ
einsatz	aJfIgUpTsI
einsatze	gQ
einsatze$	gQ
einsatzgebiet	cU
einsc-	jZ
einst-	bVgSiDjW
einstieg	oU
einte-	i[
einteilen	i[
einteilen$	iX
eintr-	iToS
eintritt	iToS
einwe-	iZ
einweisung	iZ
einwo-	bY
einwohnern	bY
einze-	aEi[
eis	fGi]
eisen-	b[tK
eithe-	aKfWiKjR
either	aKfWiKjR
eje	aTtH
eje$	aXmQtK
ejerc-	aTiKpS
ejercicio	aVjKpT
el 0	pY
el 00	eVpQ
el ampa	aJbVqR
el ano	bSeQoI
el anterior	qU
el anuncio	aJtT
el aviso	rZ
el certificado	jT
el cierre	fXiS
el cliente	sV
el comite	gKqR
el consejo	qW
el curriculum	pR
el curso	iHkRqQ
el de	mV
el dia	nSpR
el doctor	qR
el equipo	mKpU
el formulario	pZ
el hospital	bRcR
el hotel	aGbXcIdKhKmJnJpKqHtJ
el inventario	gJiSqS
el lunes	oS
el martes	oUpRtR
el medico	iZ
el modulo	iQ
el mostrador	iT
el movil	jJqQrUsK
el nombre	rY
el perfil	aIrQtQ
el pliego	iR
el presupuesto	iVjKqQ
el primer	eSgKhS
el puesto	bS
el que	fU
el relevo	eKiX
el segundo	qX
el socio	mX
el sueldo	rX
el texto	iUrR
el ultimo	qW
el$	rR
elabo-	pZ
elder-	bRrQ
elderly	bRrQ
elec	bUcIjKkZnJ
elect-	iSj]
electrica	bSiS
electrical	fIpX
electricidad	fIjY
electricidad$	fIjY
electricien	jU
electricien tertiaire	aT
electricos	iHjSmS
electronica	iQpU
electronica$	cKdKi\\
elekt-	jWnW
elektriker	jV
elektriker oder	jR
elektriker$	jT
elektro	bUeKjR
elektronisch	bJpWqU
elektronisch$	bIpWqS
eleme-	aXcJjU
elementary	jX
eleva-	jU
elevadora	jU
elevadora$	jU
eleve-	mQ
eleven	mU
eleven years	qY
eleves	aRbR
elf	b[
eligible	jU
eligible$	jU
ella	qYsJ
elle	gKiZmQqS
elles	kIpXsV
ellos	qR
ellos$	iRqR
else	nRtV
else$	eKiItZ
elter-	eQhQiQsR
eltern	pIqQsU
elternzeit	eRhRsS
elternzeit$	eXpI
elternzeitvertretung	eU
elternzeitvertretung bis	eV
em	bUeR
email	p\\tU
email$	nJpV
email-	bR
emails	iRqT
embal-	iVjJlU
embar-	kUqQ
embarazada	qW
embarrassing	qT
embarrassing$	iQqT
embau-	bSqQ
embed-	aV
embedded	aV
embedded software	aQ
embra-	cGjVkItJ
emden	cXiJ
emden$	cXiJ
emerg-	i]pJ
emergency	fSjQ
emoji-	rX
emojis	rX
emojis$	rW
empez-	fToU
empie-	eTiIoR
empieza	eTiIoR
empieza a	fRiKoT
emple-	hS
empleados	bThT
empleados$	bScKhV
empleo	eRjV
emplo-	eUhV
employed	eY
employed$	eYgHhJ
employees	bYiJ
employees$	bU
employer	bShUjJtS
employer$	bGeKhWjGqJrJtX
employment	eRpT
empow-	aKj\\
empower	aKj\\
empre-	bS
empresa	bS
empresa y	bQ
empresa$	hZjS
empty	aIdIfTgUtT
empty$	dHfVgV
ems	aIc\\fI
ems$	aIc\\dJfI
en 0	aGeXiKjDnR
en 0000	bV
en 2000	bWqQ
en a	cXtG
en abril	qU
en agosto	hV
en altura	jW
en aula	iRjS
en bio	bT
en burn-out	qS
en casa	d[
en castellano	cKrR
en catorce	gQ
en cdi	aRcGeUjG
en ce	aX
en confianza	qU
en conge	cKeSqT
en cours	aJjTlR
en cuatro	fUoFpZrI
en dos	iGjUtR
en enero	cHo[pJ
en fin	fV
en formation	e[oH
en francais	rV
en ingles	kSqKrV
en insertion	aR
en interne	qZ
en janvier	eIfVgJiToJ
en juin	fUqT
en la	pT
en ligne	bQeKpW
en mano	gUpU
en moyenne	hQ
en negro	eUgKiHqQ
en planilla	fJgV
en planta	dTiS
en produccion	iJjV
en producto	gT
en recepcion	aIpZ
en septembre	iXoBqR
en todo	rY
en un	mTqT
en una	fIpQ
en verano	cJfZhRiI
en vigor	aKcQjS
en zaragoza	cSgJnV
en$	jR
encad-	jSmY
encadre	m[
encadrement	hKmR
encadrement de	iV
encadrer	mS
encadrer$	mS
encar-	aViU
encargada	aR
encargado	aS
encargado$	aU
encei-	qTsT
enceinte	qTsT
enceinte$	qX
encim-	hR
encima	hR
encima de	hXqU
encima$	mQ
encor-	qQ
encore	qQ
encore$	qW
encou-	rU
encouraged	rU
encouraged to	rU
end	iQoW
end of	eQ
end$	iVoStI
end-t-	iTmK
end-to-end	iTmK
end-to-end$	iSjRmJ
ende	eTqQtW
ende$	cIeRiImKpEqIrJt[
endor-	aKiVjSmK
endorsements	iW
endorsements$	iU
ends	bRsW
energ-	kQrV
energy	rS
energy$	iRrI
enero	o^qQ
enero$	cKo]pI
enfan-	bYjQsR
enfant	gRiRsR
enfant$	gShJiVsG
enfants	jWsS
enfants$	jX
enfer-	mV
enfermeria	jU
enfermeria$	jS
enfin	dSgK
enfor-	aSmQ
enforcement	aSmQ
enforcement officer	aSmQ
eng	aRbVhDjTmR
eng$	bWiImU
engag-	aKjKrW
engin-	aQ
engineer	aX
engineer (	aRgJ
engineer for	bVcRdKtJ
engineer$	a]
engineering	jW
engineering$	aRjS
engineers	bTmY
engineers$	bQiIkKmY
engines	b[
engines$	b[
engla-	gT
england	gT
engli-	jU
englisch	jTlR
englisch c	jR
englisch$	iRjTtR
english	jRrU
english and	rWsQ
english at	aIjY
english for	aJcJjSrVtH
english or	jVkI
english perfect	jQ
english$	bUjY
enhan-	hVjQ
enhanced	hVjQ
enhanced dbs	hKjY
enoug-	jT
enough	jT
enough for	sU
enough to	bRjU
enough$	iIjQqV
ensay-	i[
ensei-	aTbQ
enseigne	bT
enseigne de	bT
ensen-	l\\
ensena	lX
ensenamos	kQlX
ensui-	bQdRrV
ensuite	bQdRrV
entera	fSqJsR
entero	hV
enterprise	jT
entge-	fIgW
entgeltgruppe	fHgW
entha-	fEiT
enthalten	fEiT
entid-	bU
entidad	bU
entie-	iTsU
entiende	tR
entiendes	sY
entiendes$	sY
entit-	aHb^jTmG
entra-	oS
entrada	fSoW
entrada de	fViQoH
entre	nRqS
entre 0	f]
entre 00	gSsY
entre nous	qWsT
entre semana	fU
entre-	qQ
entree	oZ
entrees	iV
entretien	pT
entretien avec	pS
entretien$	aR
entretiens	hVpW
entretiens$	pX
entrevistas	jQpV
entrevistas con	jSkI
entrevistas$	lKpTqU
entri-	fRiV
entries	fRiV
entry	iZ
entry$	dKi\\
entsc-	pS
entscheidung	bWpV
entwi-	iSrT
entwicklung	iT
entwicklung$	iQ
entwu-	iQtR
entwurf	iQtR
entwurf$	rS
envia-	pT
envir-	iVnQ
environ	iSnT
environ$	fSnY
environment	iT
environnement	rY
envoi-	pXrI
envoy-	pS
envoyez	pT
epi	cKhY
epi$	bHcJhZjJ
eps	h^
eps y	hY
equal	jQmVqE
equip-	bQmU
equipe	hRmS
equipe :	mT
equipe de	m\\
equipes	fTmT
equipes 0	fX
equipment	gT
equipo de	mX
equipo$	pVtK
equit-	gX
equity	gX
equity$	gW
equiv	jW
equiv-	jU
equivalent	jR
er	qS
er avril	oR
er fevrier	oT
er mai	iJoY
er oder	bIeXjGqW
er weg	qV
er$	gUtU
era	gUqS
ere	aYiQ
ere$	aWiU
erfah-	jSkS
erfahren	aIbKiIjWnJoKqT
erfahrung	kV
erfahrung mit	kY
erfahrung$	aRjS
erfol-	g[jVkI
erfor-	jJlZ
erforderlich	jJlZ
erforderlich$	jJlZ
erinn-	qW
erlau-	oQrV
erlaubt	oQrV
erlaubt$	oR
ernte-	iRoS
erp	iTjY
ersch-	i[
erst	eTq]
erst auf	eSqJrX
ersten	mQ
ersten jahr	gRhJjKmJ
ersten$	rRtW
erstg-	pV
erstgesprache	pV
erwah-	qSrW
erwahnen	qSrW
erwahnen$	qUrQ
erwar-	bIiIt[
erwun-	eQiIkXsT
erwunscht	eQiIkXsT
erwunscht$	eSiHk[
erzie-	aVfK
es	qT
es de	aQ
es der	oS
es el	aHbZcJfJkKqGtJ
es ist	b]
es la	gXiIpU
es lo	jUkRqHsS
es obligatorio	iTlQ
es para	aJeYfFtR
es por	qY
es que	aKqS
es un	iVkS
es una	b\\cHpI
es$	bQt[
esa	qY
escal-	iWjVlJqQ
escalations	iT
escalations from	iT
escan-	cSiX
escandallos	jV
escol-	eQtS
escolar	eRiQ
escolar$	eSiQ
escri-	fQ
escribe	gJhKqQrS
escribo	tS
escrito	fVgRjJ
escuela	bR
escuelas	tT
ese	gQqW
esmal-	aHbS
eso	jRqVrU
eso en	j@kDlCq\`
eso es	iGjT
eso no	jV
eso se	fZiKoJqTrK
eso$	iGj[lS
esos	jUrT
espal-	jR
espaldas	jT
espaldas$	jS
espan-	sS
espana	dR
espana$	dTiT
espanol	rV
espanol$	jHrYsJ
esper-	gQiV
espera	gT
espera$	eQgS
ess	bXjQtI
ess$	bXjQtI
essai	eTpX
essen	h\\iHjRtF
essen-	gGhXjQlQ
essential	jTlS
essential car	hU
essential for	nW
essential$	hKjQlU
est	bTq[
est 00	bWgKlIqI
est 2000	bU
est a	iSqK
est bon	hIqU
est en	iS
est enceinte	bJqY
est tres	qX
est une	bR
est$	bTcQeSiSjJtJ
esta	mQqZtT
esta con	iKmZ
estab-	eSqV
estaba	qX
estac-	cX
estacion	cX
estad-	qW
estam-	cV
estamos	cV
estamos buscando	fKjS
estamos en	cYrR
estan	mT
estan en	aKbSqS
estan-	jV
estandar	jV
estar	jU
estar-	jIk[oS
estaria	cIjHk]
estat-	hWiR
estate	hTiR
este	fHoZsR
esthe-	aUtK
estheticienne	aS
estheticienne$	aTtK
estim-	aHbQtT
esto	qXtQ
estre-	bXrTsR
estrellas	bZ
estrellas$	bWmI
estud-	hRlT
estudio	iS
estudios	lVmS
estudios$	lX
et	iT
et 0	aQfJgV
et 00	jSoIsR
et a	fGmQpJt^
et au	jR
et de	gSiR
et demi	fVsQ
et des	bW
et deux	iKm]
et la	iS
et le	iSqS
et les	gSmQ
et moi	qY
et on	bShHsW
et pas	qSrQsS
et produits	gIhT
et soir	bIiY
et suivi	iS
et telephone	iR
et un	aFbXcKhXiKqK
et une	mRnS
et$	fUh\\mS
etabl-	aJb]
etablissement	bX
etat	iX
etat civil	iX
ete	iHqVtT
ethni-	lKrFs[
etiqu-	iYjJ
etoil-	aFb\`iJ
etran-	sR
etranger	sR
etranger$	qR
etre	iIkTrS
ett	bJcFe]mKsItC
etude	aDbZpS
etwa	iSjQ
etwa 0	fTgT
etwa$	eIfV
etwas	aQqX
eu	hQiRjYlG
eu$	gJhYiS
euch	pWrZ
euh	aIbRtZ
euh$	tX
eulal-	bScJpKtW
eulalia	bScJpKtW
eulalia$	cIiKpJtX
eur	bFi^
eur$	hU
euro	g]
euro aufwarts	gW
euro plus	fQtH
euro$	gThR
europ-	nQ
europe	iSnS
europe$	iHnV
euros	gX
euros al	eKgUqK
euros$	gThQ
euske-	lXrRtJ
euskera	lXrRtJ
euskera$	lQrV
evang-	aGbUcZtK
evangelische	aEbYtJ
eve	fVoSqS
eve$	fXoS
even	bUjRsU
eveni-	fZ
evening	fTgVhK
evenings	fX
evenings no	nK
evenings$	iS
event-	qW
events	jTmQ
events$	jQmQ
ever	sTtW
ever$	hJsVtS
every 0	bTfUsS
every day	dViU
every month	f[gEiTtG
every other	fYhKiQ
every second	hW
every third	fVgI
every week	eQgSoQ
every year	eKh\\iIjHlG
every$	fU
every-	lTsQ
everybody	bRkKlW
everyone	gUhJrW
everything	jUqT
everything$	bQiEjXqS
eves	fXhK
eves$	fWhK
evide-	j]rQ
evidemment	jSrT
evidemment$	jSrU
evite	rX
evite-	pKs_
eviter	sU
evtl	hW
ew	aKb\\iJtF
ex-co-	aGbFcAdIeIfHgDhIi?j_kIlImHnIoIpIqTrIsItF
exam	aUhQ
exam$	hSpT
exame-	hQjV
examen	hQjV
examen$	iTjQ
exami-	aZtB
example$	pS
exams	iJj^
excel	jc
excel a	jV
excel$	j\\
excel-	iHjSkTsT
excellent	iIjUkU
excep-	nT
excha-	iRjSpK
exchange	iRjSpK
exchange$	bRcKeKiSjI
excit-	rS
exciting	rS
excla-	rX
exclamation	rX
exclamation marks	rX
exec	aRiJmTqQ
exec$	aViFmT
execu-	aU
executive	aX
executive$	aR
exemp-	aReU
exempt	aReU
exempt ?	aGeXtJ
exempt$	aT
exete-	cXdSiKjI
exeter	cXdSiKjI
exhib-	bU
exige	j]lV
exige$	iJj\\lXqJsI
exige-	dQkK
exigee	dQkKlQ
exist-	bRtQ
existe	eQ
exp	jRl^tI
exp$	iIjRkUlQ
expec-	fQ
expect	fQ
expect 0	fShKiTsI
exped-	aUmJtE
expen-	i^mI
exper-	kXlU
experience	kTlV
experience ?	jDkGlItY
experience en	kQ
experience is	lS
experience of	jW
experience with	kXlI
experience$	iKjTtS
experiencia	jTkU
experiencia con	jQkR
experiencia en	jVkW
experiencia$	fTlS
expla-	iU
explain	iU
explain a	aJjS
expli-	iQjKkUlT
explique	iW
explo-	bXiCp[
expor-	bZiS
export	aTjR
expos-	iRkV
exposure	iRkV
exten-	eTfR
extended	aJfTtK
extension	eW
extension$	eVjK
exter-	hJmUpUqQ
extra	fSgTkR
extra :	fKhT
extra$	fVgS
extra-	hSpTsS
extras	hV
extras :	hS
eye	jRqT
f	aViR
f &	jW
f /	aSeTfWhJ
f$	aX
fabri-	batK
face	iQsR
face a	sQ
face$	fRiV
faceb-	jIlQrY
facebook	jIlQrY
facha-	aVbKjT
fachb-	bUkQtU
fachbereich	bVcJfKtV
fache-	qQ
fachk-	aT
fachkraft	aV
fachkraft fur	aV
fachkraftezulage	gS
fachkraftezulage 000	gS
fachl-	mW
fachlich	mW
fachw-	gIhX
facia-	iSsU
facil-	bSpRqJ
facility	bSpRqJ
facility$	cT
facto-	aJcWiZ
factory	bJcYtK
factu-	gTiSrQ
facturacion	bRqQ
facturas	iW
facturas$	iV
facul-	hJiIjIl[pB
fahre	hDlKn_
fahre-	nR
fahren	hRjInU
fahren$	hXiU
fahrer	aRjV
fahrer fur	aR
fahrr-	hV
fahrradleasing	hV
fahrradleasing$	hW
fahrz-	fHnV
fair	bJiYqQ
faire	iUqR
faire des	s]
faire$	cKgViZjJkK
fais	iSrWtR
fais court	rW
fais$	rW
fait	qW
fait le	iRmRqK
fait que	jUsW
fait une	q\\
fait$	jVpKqUrH
faite	hWjQkKlS
faite$	jVkJlSqQ
faja	eIhV
fall	bIeIoZ
falla-	aIcYgKoUsW
falle-	aGmRpEtW
fallen	mUsQ
falli-	aHiZqSrHtH
falls	cXiQ
falls$	aIbVcIiTjJtK
falta	aQlRtU
falta un	cWtE
falta$	bIlStX
falta-	jSrT
faltas	jSrT
famil-	bTsY
familia	rT
familia$	cKpUrX
familial	bSeUjKlJmK
familiale	pHrSsVtK
familiar	bX
familiar$	bUcJ
familiares	sV
familiares que	sR
familiares$	sT
familias	hTiT
familias$	hUiR
familie	hW
familie$	hZ
familienbetrieb	bS
familienbetrieb$	bV
familienplanung	jCsZ
familienplanung$	iJsW
families	jQ
families$	bQiKjV
famille	bUsR
famille$	hU
family	bRsQ
family firm	bRsK
family health	hQ
family man	rIsY
family owned	bR
family$	bJh[
fanuc	bIjUkW
fanuc$	bKjRkU
far	cUqS
far$	cUqT
farm	bUj\\
farm$	aQbShR
farme-	iR
farmers	iR
farms	aIbY
farms$	bS
farsi	a]
farsi$	aY
fashi-	bVgQ
fashion	bVgQ
fasse	rVtT
fast	lV
fast$	aIiUjHtV
fatim-	gHmT
fatima	gHmT
faudr-	aTtR
faudrait	aTtR
faudrait$	aIt[
fault-	bJeJi^jH
faults	iVjI
faure	bTeZrK
faut	jX
faut aimer	jSnV
faut deux	aXcItI
faut pas	jRrV
faut quelqu'un	jZ
faut$	aGqJt[
faute-	qRrW
fautes	qRrW
fautes$	qTrR
favor	lSrUsS
favor$	lVrKsS
favou-	gTkSsT
favour	gUkU
favour$	gUkU
fca	bTiJoW
fcr	gQiU
fda	iU
fe	bVcQlR
fe$	cYlX
featu-	i[
feb	o]
feb or	oW
feb to	oSpR
feb$	gKoZ
febre-	cJo]
febrero	oSpS
febrero$	iIoFpU
febru-	pU
februar	jQoTpR
februar$	oTpW
february	pS
february$	pS
feder-	aIkJlRm[
federal	jRkFlW
federation	aKgT
feed	bTiVjKkT
feeds	cHfQgXiGjG
feel	rU
fees	h[iS
fees paid	hX
fees$	hWiXkJ
feet	dSqS
fehle-	qStT
fehler	qStT
fehler$	qStT
fehlt	aUiIqQsT
feier-	bIcKeGfSgRhXiHjI
feierabend	hT
feierabend fur	hT
fein	k]
fein$	k]
felt	jY
femme	aSiQsT
femme$	aUqV
fenet-	tK
fenetres	tK
fenom-	iQkXsKtK
fenomenal	iQkXsKtK
fenst-	hKiVoQ
fenster	hJiX
ferai-	kR
ferait	kR
ferie-	fShU
ferien	fThV
ferien$	hW
ferme	f[hWoJ
ferme-	hRiKjWqQ
fermes	iKjV
fermes$	iKjV
fermi-	iR
fermin	iR
ferna-	qY
ferri-	bQcRiInR
ferries	bQcRiInR
ferro-	bY
ferronnier	bStK
ferroviaire	aIbX
ferti-	bViHjR
fest	e^
fest mit	mRqQ
fest$	e]pK
festi-	gS
festival	bQiToR
festival$	bQ
festivos	gViK
fetes	cFgHhRiU
feu	fSiUjI
fevri-	pR
fevrier	pR
fevrier$	pR
few	bQ
few lines	bR
fh	iIj\\mJ
fi	jR
ficha-	gChHiWqX
fichas	iY
fichas$	iX
fiche	aKtR
field	dUqS
fiest-	fUiJ
fiesta	fViJnK
fifte-	mXtK
fifteen	mXtK
fifty	gUjGkT
fifty$	gRjKkW
fifty-	g]iJ
fight-	qR
fighting	qR
figma	j_tF
figma$	j[
figur-	fRqY
figure	fVqQ
fijo	e\\gU
fijo 00	eIgWhJ
fijo$	eZgW
fijos	aKcKe[fFgUhJiIsH
file	i^qR
file$	iKpSqQ
files	iTjKpR
files$	pQ
filia-	bScS
filiale	cX
filiale d'un	bScH
filialen	bXiTtJ
filialen$	bZtH
filin-	bJiYjQ
filing	bJcKiUjV
filip-	s[
filipina	s[
fill	fRqQtR
fill$	fS
fille	iGsZ
fille et	pT
fille$	fKiJjKlJqJsY
fille-	pSsQ
filled	pV
filled$	iKpW
filles	bWiKsW
fils	bTsW
filtr-	iRpZqK
filtro	iV
fimo	gJj[
fin	oS
fin de	fR
fin janvier	eX
final	eKlGnKpIqRrTtY
final-	pXrK
finales	oQ
finales$	iRoQ
finally	tV
finan-	hRiS
finance	gSqZtH
finance director	aZ
finance$	aKiVmRqI
financial	aFiZ
financiera	aX
financiera$	aX
find	aKiQpRqW
finde-	pKqSsX
findet	pKqSsX
finds	aGtV
fine	dQlZ
fine if	lV
fine with	jW
fine$	dRjSlWrQtS
fines	oT
fines de	oT
finge-	jY
fini	fQ
finis-	aQgT
finish 0	dJfKhXoH
finish at	fT
finish early	fJgRqS
finish it	aJfTjR
finish$	fTiUjK
finished	jV
finni-	cWhKjIkU
finte-	bRkR
fintech	bRkR
fire	jUtR
firew-	cGjYkG
firm	bc
firm (	bXiJjK
firm of	bW
firm$	bW
firma	hSqS
firma el	qX
firma$	hWpXqK
firma-	bWiR
firme-	cYhVjIpI
firmenwagen	hR
first 0	eShTiJ
first 00	cIdVeV
first aid	jY
first and	aRe[
first call	pYqJ
first line	qS
first month	hWjImW
first of	iJo\\pK
first then	rX
first time	fKgXiSjH
first two	eKhSiR
first version	mV
first$	iYsU
fisch-	bVcTgJhKoK
fish	a[bRhJtH
fishe-	jSlR
fished	jSlR
fisio	hXmX
fisio$	hVtK
fit	j^
fit$	jV
fitne-	bTgGhTjR
fitness	bVhGjU
fitos-	iYjT
fitte-	aQlV
fitter	aUfR
fitter$	aY
five	fVgJ
five and	hT
five days	dUfW
five no	f[gG
five of	eJfRjV
five on	fSiK
five weeks	fKhY
five years	iGj]
five$	dJeVhV
five--	bWjU
five-figure	jZ
fix	gYiUtK
fix 0	gS
fix on	lW
fix plus	gT
fix$	fTgY
fixe	gVtQ
fixe +	hJ
fixe$	gXtS
fixed	dUe]fGiK
fixed term	e\\jG
fixed$	dTeWfKgTiFjH
flach-	aWgXtJ
flat	hZ
flat$	g\\iK
fleec-	fKiKjU
fleece	fKiKjU
fleet	aQbWtQ
fleet$	bV
fleis-	iFsKt[
fleur-	aQiJtY
flex	fYiRjK
flex 0	iV
flexi	fWhQ
flexi$	fW
flexi-	dVfThQ
flexibel	fSiJoV
flexibel$	fUhIiJoR
flexible	dReRhR
flexible working	hX
flexible$	dYiJlJ
flexitime	fT
flexitime$	fQhR
flick	pSqU
fligh-	h^iJ
flight	hX
flights	hZiI
flo	mSpU
flo$	mUpS
float	jUtS
float$	jVtI
flood-	bTjV
floor	bFcWiR
floor$	jV
floor-	aWiRtE
floors	bSiS
floors$	bQcKiT
flori-	jRrS
florist	jU
flott-	bTdYfE
flotte	bWiK
flu	cIiEj^tK
fluch-	iWjJpFrHsZ
fluen-	j\\
fluent	jX
fluent$	jU
fluid-	jVmQ
fluides	mW
flush-	iX
fly	bIcVgKpTqJ
fm	aWjRtH
fm$	aTiKjUtJ
fobi--	fGgCh^
fois par	mU
fois$	eRmJqQ
folge-	fVtU
folgende	tU
folk	fTpS
folke-	cXdH
folkestone	cXdH
folkestone$	cXdH
folks	iZlS
follo-	fS
follow the	gQiQ
following	iIlQtT
fonct-	hV
fonction	hVoQ
fonction$	dKhT
fonde-	aHbZjKtG
fondo	bKhX
fondo de	bIhYjJsJ
fonds	bSpT
font	jVr]
fonta-	aR
fontaneria	aR
fontaneria$	aS
food	bUiKjX
food or	jR
foot	iVjJ
footb-	aQbTiIoK
football	aQbTiIoK
for 0	gTiToV
for 00	bXpU
for a	iS
for each	gX
for free	hIsT
for it	bZmI
for kids	gJiQ
for linkedin	rR
for one	kU
for our	aHc[hKiYtE
for parents	iQqU
for someone	cIdRqU
for swim	bViJ
for this	d[jRpGsQtK
for three	aJeUhViJ
for two	l\\tU
for up	iR
for us	bSoQqQtQ
for work	b[
for you	gGh]
for$	td
forde-	bSfRjFkR
fordermittel	eUfUiS
forec-	iX
forecast	iX
forei-	pIsX
forem-	aTiU
foremen	iV
foremen$	fKiT
fores-	aSbQcQ
forest	aJbUcR
forfa-	eXhS
forfait	eXhS
forfait 000	eVhH
forge	hRkW
forge$	hUkT
forgi-	qTtR
forgive	qTtR
forgive the	tY
form	eQpR
form only	pQ
form$	eIjUpQtR
forma	bGiTjR
formacion	hWoQ
formal	rR
format	rU
format$	pQ
formation	kRlT
formation de	eWiJkUoI
formation$	iYqQ
forme	lKqTsV
forme$	jRlIqY
forme-	jKkRnT
former	kTqR
forml-	pQrQ
formlos	pS
formlos$	iJpV
forms	p]
forms at	pX
formu-	pU
formular	aKiRpRtS
formulario	pZ
formulieren	iGpJr[
forsc-	aVeS
fort	bHcYhGiKjT
fortb-	gKhW
fortbildung	gKhW
fortn-	cKfSpR
fortnight	cKfSpS
fortnight$	fTpU
forty	bXfQiQ
forty hours	fY
forty$	bJiVmU
forty-	bYgZ
forty-five	gUiS
forwa-	bK
forward	iRqWtF
foto	r\\sS
foto del	rT
foto vom	qWrY
foto$	iSmHoKpQrFsU
fotos	rS
fotos del	kR
found	dRpTtK
found-	bVkT
foundation	bUjIkZlH
foundations	aSiT
founded	bU
founded in	bU
founder	sW
founder$	sW
four	fQ
four days	dYfXqI
four in	bImZ
four nights	fY
four of	bGeJmVqU
four weeks	hGiXmJ
four years	hTjRlQ
four$	fY
four--	jU
fourc-	gQ
fourchette	gQ
fourn-	hYiQ
fournie	hZ
fournie$	hW
fournis	hY
fournis$	hX
fournisseurs	aTiU
fournisseurs$	aXeI
fourt-	fTiJjW
fourteen	bScJfUiK
fp	iJjUmW
fr	fUjS
fr 00	fU
fr$	cHjZkI
frag	hKq]t@
frage-	pW
fragen	pW
fragt	gTq]
fragt ob	qZ
fragt$	aKbGcFdKeJfJgTiJjKkKlKmKnKoKpJqVrKsKtG
frais	bRiY
frais$	bUcJgSiR
frame-	bTkQ
framework	bWkS
franc-	jS
francais	jQ
francais$	pS
francaise	s\\
france	aRmQrR
france$	bQmT
frances	ja
frances$	jQ
franco	fW
frank	pTqU
frank$	pTqU
frank-	jHkV
frankfurt	cSnS
franz	p[
franz-	kTrT
franzosisch	kTrT
frapp-	iU
frappe	iU
frappe des	iU
frase-	aQcSrT
frases	rV
frases cortas	rS
frau	aKmYpRqRtT
frau doktor	mQqU
frau dr	aGmIpTtR
frau kollegin	tQ
frau zbinden	qT
frau$	aFsW
fraue-	rXsT
frauen	rSsU
free	hc
free 00	hQ
free$	hWsR
freel-	eXtQ
freelance	aJe\\qS
freelance 0	eQ
freelance$	aIeX
freelancers	lIqKtX
freelancers$	lIqKtX
freez-	gHqYsS
frei	f]h[qS
frei$	fQh]qQ
freib-	aXcUiJtG
freie	qR
freie mitarbeit	eTgK
freie-	hX
freien	hX
freier	dKfT
freif-	hSiU
freig-	hTqT
freigegeben	qV
freigestellt	qV
freigestellt$	qU
freit-	fT
freitag	fU
freitag$	fS
freitags	iRpR
freitags bis	fR
freitags$	iU
freiz-	fQhX
fremd-	eTjRmS
fremdfirma	eVjKmU
frenc-	jVkR
french	jVkR
frent-	fQmZ
frente	fRhKiGjKm[qK
fresh	kFlV
freun-	jRpKrKt_
freundlich	jWlU
freundlich$	jKlWqG
freut	jDk\\lKpQqH
fri	fZoQ
fri +	aIfWtH
fri 0	fR
fri nite	dJfUpS
fri sat	tS
fri$	oV
fria	iTjT
frida-	fS
friday 0	pQ
friday$	jUlQ
fridays	fT
fridays$	bRdQfR
fridg-	hUiVjK
fridge	hUiVjK
fridge$	hR
frien-	aJjQtR
friendly	jS
friendly$	iKjU
frigh-	qR
frightened	jQqR
frigo	aShT
frigo$	aThStJ
frigo-	b[cH
fring-	gT
fringe	gT
frio	jW
frio$	eQjX
frisc-	lTsQ
frisch	lTsQ
frisch von	sW
frisch$	jXlR
frise-	aQqS
frist	fJp^qStK
frist 0	pZ
frist :	pZtG
froid	j[
froid$	gRjU
from 0	fQoT
from 00	hEiToR
from :	tX
from a	iIjW
from an	iRqS
from day	eX
from feb	oZqR
from home	d\`
from may	fIh[oK
from my	bGhTtX
from the	aIjKpV
from uk	jJsT
from us	gIh\\jJqUsI
from$	cJhKpRtU
froma-	aWcIhYiJkJlS
front	aQ
front desk	hSkTtU
front of	hJiSjS
front office	aY
front-	bHcTgQjJ
froze-	qT
frozen	qT
frs	hZ
fruh	fUjVoQ
fruh /	fT
fruh 0	fS
fruh$	cJfUgIjJoU
fruhd-	b^
fruhdienst	b^
fruhj-	aSoXpIqKrH
fruhs-	aTfKhVjK
fruhstuck	hXjK
fruit	bVfIhViIqJ
fruta	cHhVi\\jKtI
fruta$	cIgThXiFtK
fs	j\\
fs b	jR
fse	iRqU
ft	e]fEgRhFjJkHsV
ft$	cGe[fFgThIiHjHsHtI
ftc	e^hQ
ftc$	eXhUpK
fte	aQeVgU
fte$	aUeWgS
fue	aIq\\tH
fuel	hU
fuel card	hUjK
fuera	nQ
fuera de	gRpS
fuera$	bSfSgQhQ
fuert-	fXsRtR
fuerte	sTtU
fuerte$	oJsU
fuhre-	nQ
fuhren	iSpR
fuhren$	iTmT
fuhrerschein	jXnV
fuhrerschein$	iJjZ
fuhrt	bJm]
fuhrt$	aWbEiW
fuhru-	iVj\\
fuhrungserfahrung	iKjW
fuhrungszeugnis	jX
fuir	jR
fuir$	jR
fulda	bS
fulfi-	aTbS
fulfillment	aTbS
full driving	hJjU
full family	bJhW
full remote	dX
full time	eYfWiEmV
full$	eTfTgJhS
full--	eViIsX
full-time	eWiH
full-time$	eX
fully	aQcJhU
fully remote	aScIdQ
funci-	eUiS
fund	gHl\\
fund$	aSgEhZ
funda-	b^
fundacion	aGb]cJ
fundador	mQpT
fundador$	bRcJmR
funde-	eThUiQqIrT
funded	aKeXhWjJ
funded for	aFe\\
funders	iW
fundi-	eVqR
funding	eVqR
fundr-	a[iH
fundraising	aXiHkQ
fundraising$	aZ
funds-	iW
fundsachen	iW
fundsachen$	iW
funer-	bXcIiI
funf jahre	jY
funf$	aKbJiTjRqU
funft-	iR
funfu-	gVjK
funfundzwanzig	fTjK
funfundzwanzig stunden	fTjK
funfz-	pRqV
funfzehnten	pU
funfzehnten mai	pU
funny	qRr\\
funny$	jQqS
fur 0	aUhQ
fur 00	gSiS
fur alle	hU
fur das	tR
fur den	aQjRtQ
fur die	aXhR
fur ein	hSjV
fur einen	aIq^
fur uns	bUqT
fur unser	aHbUcT
fur unsere	fQ
fur zwei	eSiTjI
fur$	aKcJnStZ
furgo	h]
furgo-	dJh\\qJ
furgoneta	dJh\\qJ
furni-	bZ
furniture	bZ
furs	aWsV
fusio-	dWqRtH
g	gQjStW
g 0	gQjW
g 00	jU
g$	aGcKgRjTpItZ
g'sag-	qS
g'sagt	qS
g'sagt jetzt	qT
g'sagt$	qQ
ga	cThRkU
ga 0	hSjWkJ
ga$	cYhRjJ
gabi	mVqS
gaeil-	kT
gaeilge	kT
gaelt-	lR
gaeltacht	lR
galet-	bSiR
galettes	bTiU
galle-	rV
gallego	rW
gallego$	rV
game	jUpR
gamep-	aR
gameplay	aR
games	bYhS
games$	bUhT
ganad-	aSsX
ganas	iKjQl[
gang	bVcKiJpQ
gang$	bWcIfGhKiIjKoKpUqK
ganze	bT
gap	qRsS
gar	hHqU
gar nicht	hHqU
garag-	aSbQmR
garage	aSbQmR
garage$	aUbGiJmUrK
garaj-	hQ
garaje	hQ
garan-	fSgR
garantia	gV
garda	jGnSoW
garde	fXhUrR
garde le	fGhVmKrT
garde$	fUhS
garde-	gQqR
garden	bVoJqQ
garden and	iS
gardener	aT
gardener$	aX
garder	qZ
gardes	fRgR
gardes de	fV
gardes$	fRrS
gars	aIbUgIpIqYsZ
gars$	aIbXcIdKeKfHgKiKjKkIlKmKnKoKpIqFrKsStJ
garte-	aSbVgQ
gartn-	aSbSjWlJ
gartner	aQjQmU
gary	bJfJpWqR
gas	iQjQlQtI
gas safe	iHjZ
gas$	aIbViJlTnV
gaste	bQkWsR
gasth-	bVcFfKjK
gastr-	bSjTlR
gastro	jVlR
gastro$	jSlR
gastropub	bX
gastropub$	bS
gate	bKjFp]
gatos	bWiQjS
gatos$	bXiWmK
gave	q]
gc	aV
gcse	iHjY
gebar-	hGiIjCk_
gebau-	iVjS
gebaut	iRjT
gebra-	aCcTtV
gebraucht	aCcTtV
gebraucht$	aJcHtX
gebur-	b\\
geburten	bU
geburten$	iV
gedac-	gQpHqR
gedacht	gQpHqR
gedacht$	gQpGqR
gedul-	jW
geduld	jW
geduld$	jR
geehr-	tU
geehrte	tR
geehrter	tT
geehrter herr	tT
gefah-	qW
gefor-	fJk[tJ
gefordert	fJk[tJ
gegru-	aKbYqI
gegrundet	aKbYqI
gegrundet 2000	aIbR
gegrundet$	bXqI
gehal-	gW
gehalt	gRqT
gehalt :	gW
gehalt$	cJgYqI
gehalter	fJgV
gehalter$	fJgU
gehor-	bQfQnQ
gehoren	fVnV
gehoren dazu	fXnW
gehort	bUcKrR
gehort dazu	hU
geht	tU
geht auch	iIjQkKlUoWpG
geht in	lWqV
geht$	bGcKfUtU
geht'-	fRoT
geht's	fRoT
gekau-	bV
gekauft	bV
gekauft$	bX
gel	aJcQiY
gel$	aIbJcUjItI
geld	fRqT
geld :	fJgU
geld$	fTqS
geler-	iJlW
gelernt	lQ
gelernt$	eS
gemei-	b\\pU
gemeinde	bQpU
gemeinde$	pR
gemeinden	iU
gemeinderat	mGqY
gemeinsam	bJiTpU
gemes-	iW
gemessen	iW
gemus-	aShViQtJ
gemuse	hXiStJ
gen	sW
gen z	sX
genau	cJiJjUtS
genau$	cHiItU
genau-	iJqWtT
gende-	rY
gener-	bU
general	aQ
general manager	aV
general$	aRbIiY
generation	bR
generation$	aJbVsQ
generationen	bZ
genom-	tT
genommen	tT
genre	gJpIs[
gens	iTqHrVsR
gente en	hX
gente$	qS
genti-	dJh\\
gentl-	rYsS
gents	aHiUtU
gents$	iR
genug-	lR
genugt	lR
genugt :	pR
genugt$	jJlWrU
geogr-	jY
geography	iQjVkJ
gerad-	iRsS
gerade	iRsS
geran-	aWbKiVtH
gerante	aWbKiVtH
gerat-	iS
gerec-	fUgR
gerechnet	fUgR
gerechnet$	fV
geren-	qX
gerencia	qW
gerente	mRqQ
geria-	aW
geriatrie	aW
germa-	iQkS
german	kV
germany	bQdU
germany$	bQdU
gern	k]
gern eine	qFs_
gern gesehen	kWlE
gern$	eUiGjHka
gerne	aVbHcKiEjGkW
geroc-	aVbFmW
gerus-	aQiTqQ
gesag-	qVsR
gesagt	qVsR
gesam-	aJbScUfSjKtJ
gesamtschule	aGbTcVgKtG
gesan-	bTjStK
gesch-	aRjR
geschaftsfuhrung	a[jHkI
geschaftsfuhrung$	a[jHkI
geschlechter	bR
geschlechter$	bR
geseh-	kT
gesehen	kT
gesel-	gSmU
geselle	aJgUiKmU
geselle$	gW
geset-	sX
gesetz	gQiS
gesetzt	eKfRqU
gesetzt$	fSqR
gespr-	pZ
gesprach	pSqR
gesprach$	cIpQqT
gesprache	pX
gesta-	bRjYqK
geste-	oVpKqR
gestern	hKiKoXpKqS
gestern$	cJhJiIoZpK
gesti-	aW
gestion	bQgIiR
gestion de	bTiK
gestion des	iW
gestion industriel	aX
gestion$	aIbSgGtU
gestionando	jW
gestionando$	jV
gestionnaire	aUjR
gesto-	bW
gestor	aU
gestoria	aIbYeJiQ
gestoria$	aIbKiW
gesuc-	tU
gesucht	tU
gesucht :	oI
gesucht wird	iStQ
gesucht$	aVcJtQ
gesun-	bTgJhZsX
get a	hWmRpV
get it	aTjR
get$	jUrR
getei-	bKgT
getre-	iKjKlUrX
gets	bUgRjKqT
getti-	iQnV
getting	iQnV
getting the	iRtI
gewas-	bUcHfEgIhZjFkGmKsG
gewer-	cUfIiIjElInFoIrJsZ
gewun-	aJfYgFhJpK
gewunscht	aJfYgFhJpK
gezah-	qU
gezahlt	qU
gf	aTjJq]tS
gf$	aZqI
gibt	kXq^
gibt es	b]
gibt'-	bUkR
gibt's	bUkR
gibts	h[nVqK
gieße-	cT
gießen	cU
gießen$	cTtR
gift	iY
gift aid	iT
gines	pVqS
gines$	pVqR
girl	iIs[
girl$	qTsR
girls	aRiRqUsW
girls$	qX
gis	jHk[
git	jXkT
git$	jSkV
githu-	pV
github	pV
github$	pUsK
gitla-	jT
gitlab	jT
gitlab$	jT
give	gKhUtQ
give you	hV
give$	jJtU
given	kQl]sR
givin-	iVkT
giving	iVkT
glass-	iS
glasshouses	iS
glatt-	bJtV
glatten	bJtV
glaub	hZiK
glaub-	qXrR
glaubt	qVrR
glaubt$	qXrG
gleich	bTgSjRsU
gleich$	bScHgU
gleicher	pV
gleicher eignung	pV
gleit-	cHf]gRjK
gleitzeit	f[jK
gleitzeit$	fUiKjK
glock-	cTiU
gm	mWqQ
gmbh	b\\cJ
gmp	aJjYtJ
gmp$	aJjYtJ
go	qY
go in	aHeIiHjWoFqT
go on	qVtW
go to	qTsS
go$	aUqTsVtG
gober-	mV
gobernanta	mV
goc	j[
god	qYrR
goes	qV
goes at	oSqU
goes home	bW
goes live	hKiIpWqQ
goes on	rU
goes to	gTiQnJoH
goes$	qHrRtV
going	bVqV
going at	bVcKiH
going to	eQgQqR
going$	qTtU
gold	k^
golf	bJtZ
goma	cSja
gone	qTr[
good	bWjR
good afternoon	tT
good christian	sV
good luck	iXjJqT
good morning	tU
good standing	jX
good$	gRjUpIrS
googl-	iT
google	iT
google workspace	iJjS
gossi-	hYiKpJqQ
got	gQqW
got$	bGcHgXqHtI
gotta	bKfUgJj[oJpK
gover-	aQ
governors	iK
gp	gJhRiX
gp$	gGhTiX
gr	aWcSjKoGtI
graci-	iFpHtb
gracias	bTiJtZ
grad	jTqQtQ
grad$	j[
grade	aTgXqQtJ
grade 0	aTgQjTrJ
grade 00	gQiKjW
grade$	gX
grade-	bWcKfK
grades	fHiUsQ
grado	jZkR
grado en	jSkW
grado y	j\\
grads	lTsR
gradu-	aQjY
graduate	aTiQjQ
grafi-	aSqW
grain-	aImTrW
grainne	aImTrW
grand	qW
grand-	bRrQ
grande	cRrT
grande$	fIrU
grant	bRgR
grant writer	aW
grant$	bVeKgThHiJkK
grant-	aTgQ
grants	aTqH
grass	bRiV
grati-	h]iK
gratis	hUsQ
gratis$	hW
gratu-	h^qI
grave	fHgYjKlUqK
grave-	fU
graves	cKfXpJ
graz	cY
graz$	cV
great	cJkSrW
great$	cGdTkR
green	hUlStR
green-	cSmQ
greenhouse	iTtT
greenkeeper	mWtQ
greenkeeper$	aWcJmJ
greet-	iKt[
greetings	iKt[
grenz-	iQqWsI
greta	qbtJ
greta ?	q^tI
greta$	qY
greve	jZ
griev-	iSqU
grievances	iSqU
grievances$	iS
griff-	bJcVfJpStJ
grill-	g[
grille	g[
gritt-	iVtJ
gritting	iVtJ
groom-	aQpQ
groomer	aQ
groomer$	aWtK
gros	fSqR
gross	gXiR
gross a	gShJjK
gross$	g[
groun-	a\\bFcT
ground	aQiS
group	bY
group insurance	gJhW
group$	bUcKmVpJ
group-	bQgT
groupe	bRgU
groupe de	bZeI
groupe familial	bT
groupe$	bQgDqQrR
grow	bTlRqS
growe-	iY
growers	iY
growi-	bSqX
growing	bSqX
grows	aHbXiT
growt-	mTtU
große	cRrZsJtJ
große-	bShRjS
großes	bShRjS
großr-	nW
großt-	fSiRkS
gruez-	fQtT
gruezi	fQtT
grund	aQq]
grund$	rUsK
grund-	bRcKiVjW
grundschule	aKbQjR
grundschule$	jS
grupo	gUrR
grupo 0	gX
grupo de	bQeKgJiSkGmVtK
grupo$	rY
grupp-	aYcIfQ
gruppe	aIgVjKtQ
gruppen	bVjQ
gruppen$	bSjU
gruß	t^
gruß$	tU
gruße	t\\
gruße$	tU
guada-	bR
guadalajara	bR
guadalajara$	bRgQ
guara-	dReQ
guaranteed	dTeT
guaranteed at	eJgZhI
guaranteed$	dYfQ
guard-	fU
guarderia	gJhX
guardia	fX
guardia de	aY
guardias	fU
guardias$	iV
guess	aRhUlHtS
guess$	hRkUlG
guide	aZtJ
guide-	bRcR
guides	bScSoK
guides$	bUjK
guild-	jU
guilds	jV
guilds l	jV
guill-	aIbWtK
guino	cJpJqKrQsZ
guino$	cJpJqJsZ
gulf	cWtR
gulti-	jXlJ
gultig	jRlK
gultig$	iKjVlK
guste	iQjV
gut	tT
gut$	bKiKoTtY
gutac-	iSjHpU
gute	aRbSsT
gute seele	aUqU
gutem	jX
guten	tU
guten tag	tT
gutes	j\\
guy	a]qQrKsJ
gwo	jUqSsS
gwo$	jUqT
gym	bZhZ
gym$	bVhV
h	fX
h &	aJgKiU
h +	gJhW
h /	aUeR
h 0	hUjRkQ
h 00	fV
h :	fS
h avec	fQ
h con	qS
h gleitzeit	fQgJ
h$	fU
ha	bWtQ
ha dejado	qV
ha en	bT
ha ido	qR
ha$	bYtQ
haas	bWiH
haas$	bT
hab	hQiKtY
hab ich	hTnI
habe	fIsX
haben	jRqU
haben die	bRpDqT
haben wir	kRqQ
haben$	jSqR
haber	k\\
haber hecho	jQkT
haber trabajado	lU
habil-	hSiKjSkR
habilitacion	iIkY
habit-	bXhQ
habitacion	gRhY
habitaciones	bW
habitaciones$	iR
habitants	bYgG
habitants$	bVgJ
habla	kRqXrJ
habla-	tQ
hablado	jJkQqQ
hablamos	tX
hablamos de	bKeVqJtR
hablan	iQqT
hablar	iQkU
hablar con	iSpQ
haccp	iWjT
haccp$	iRjW
hace	lStT
hace falta	lStU
hace$	lRqR
hacem-	bQ
hacemos	bQ
hacer	iTjU
hacer el	qT
hacer las	iV
hacie-	qT
haciendo	qT
had	q\`
had a	q^sKtT
had one	qZ
hafen	aJc^
haga	iQjT
haha	iSqQsQ
haha$	iTqR
hair	iKj]pI
halb	fYgRtQ
halbe	gQjKkS
halbe kundschaft	iJjHkXqR
halbe seite	rU
halbe-	gRpR
half	fSgQ
half a	gThUiJ
half an	fSmQsK
half day	hKpX
half four	fX
half of	bUfRrJtR
half term	oRpTqT
half the	cKpTqS
half$	dRgWmJ
half--	mRpU
halft-	dUhS
halfte	dUhS
halif-	cS
halifax	cS
hall	cRfKiRtR
hall$	cVfGpR
halle	bVcQ
halle-	aQbUcJeQ
hallo	t[
hallo frau	iS
hallo zusammen	tQ
hallo$	aJtX
halls	bQjU
halt	aTcStX
halt$	aWdSfInK
halte-	iW
halten	iW
halten$	i[
halts-	jX
haltst	jX
hambu-	cT
hamburg	cT
hamburg$	dU
han	qT
hand	iSjQ
hand over	iY
hand tools	hRjS
hand$	bWpT
hand--	aJfFiW
handb-	cGjHkJl\\
hande-	bKgSiVqR
handel	bGgW
handi-	jRrV
handicap	jRrV
handicap$	jVrQ
handl-	iQ
handle	iSjQ
handled	bKhTiRqK
handler	aQbStF
handlers	aW
handlers (	aW
handling	iRjRkT
hando-	oV
handover	oV
hands	aWcIlR
hands$	bXjU
handw-	iUkX
handwerk	bUiKkIlQ
handy	hTjUkW
handy$	jRkY
hanna-	qY
hanno-	iX
hannover	iX
happe-	gJiV
happen	gJiV
happi-	bYfGqKsR
happy	iUkV
hara	i\\tJ
hardw-	aJgJhXiW
haria	aFiXkKtS
harne-	hRjS
harness	hRjS
haro	aKcYdIiH
haro$	aKcYdIiH
harro-	aHbCcZfKgIhWiIjGtH
harve-	bV
harvest	bV
has	jUqR
has a	oU
has been	kQqVtQ
has run	gR
has to	eQjZsR
has$	cQqU
hasht-	rY
hashtags	rY
hashtags$	qKrX
hasn'-	qX
hasn't	qX
hast	fRgKkYqU
hasta	eQ
hasta 00	gKhHqZ
hasta el	eRpY
hasta la	fThR
hasta las	fa
hasta que	aQ
hasta$	eRfR
hat	qe
hat 00	b]qEtR
hat dem	qQ
hat den	jGkHmY
hat die	aIqX
hat im	b\\jE
hat mein	bQhT
hat sich	qWsI
hat sie	qY
hat$	aIiU
hates	iRpHrX
hatt	jHqRsW
hatte	kUq^
hatte 00	qY
hatte gern	qY
hatte$	qW
hatten gern	sU
haupt-	aRbHcUkTtK
hauptsache	cKhJjQlToTqK
haus	b\\hW
haus am	bWhQ
haus und	hU
haus$	hQqU
hausb-	bKhKiYnU
hausbesuche	bKhKiYnU
hause	dQhRnV
hause$	bUdX
hause-	aKbSiX
hauser	bRiX
hauser$	cIiV
haush-	aTiQ
haushalt	aX
hausm-	sV
hausmeister	sV
haust-	fQh]oI
haute-	aJiW
hauteur	bIiX
have 00	aIbUgKqV
have a	rR
have an	aSjIqU
have been	bS
have it	jFk\\lR
have my	kY
have the	lUmJqXrH
have to	jU
have$	iIkTpQsRtR
haven't	jKpQrR
haven-	jKpQrR
havin-	sU
having	sU
hawic-	cS
hawick	cS
hay	hV
hay hasta	hHqW
hay que	dYhX
hay$	jTkV
hay-o-	cR
hay-on-wye	cR
hay-on-wye$	cR
haya	kRqQsR
hazlo	r\\
hbo	j\\lK
hcpc	j]
he	q[sR
he dicho	qQ
he does	qS
he is	qV
he says	aJeTtS
he'd	qRsX
he'll	oTqU
he's	qa
he's not	qT
head	aUmRqQ
head for	mU
head gardener	aT
head of	aU
head$	gKjVkKqV
head'-	tQ
head's	tQ
head's pa	tQ
headc-	qW
headcount	qT
headh-	oUrTtS
headl-	rU
headline	rU
heads	bVmQ
heads-	iUjGsW
healt-	hQkS
health	hS
health and	iS
health at	hR
health insurance	hQ
health plan	bXhQ
health stipend	gIhQ
health$	gQ
hear	pGq\`sW
heard	pQqY
heari-	iQjGqY
heart	cJkWqU
heat	bIiXrU
heavy	bY
hebam-	aXjTkKtA
hebde-	cTqK
hebden	cTqK
hebden bridge	cTqK
hecho	eY
hecta-	aKbV
hectareas	aKbV
heide-	bQjT
heidenhain	bQjT
heidenhain$	aTcKjT
heigh-	cYiJjQ
height	gTsS
heights	cZiIjSrK
heights$	aIc\\iDqK
heili-	cIhVmH
heim	h^iJ
heima-	bSdRqT
hein	aQrSsZ
hein$	aUrU
heizu-	iU
heizung	iS
heizung$	iQ
heißt	hUiFnV
heißt :	hSiEnY
heißt das	hUjStK
held	iIj]mI
helen-	mS
helene	mS
helfe-	hRiTtK
helfen	hTiQ
hello	ta
hello$	tS
help	kQtQ
help us	eVpKqU
help with	aUhTiJ
help$	aJkVtV
helpd-	jU
helpdesk	jU
helps	iRjFkAl[
hemos	bQqX
hence	bQq\\
hence the	bUqS
hep	jR
hep b	jR
her	kUq]
her you	sT
her$	qZ
herbs-	aQfS
herbst	bQfU
herbst$	bSfR
herd	bViS
here	tT
here$	dWtU
here'-	t[
here's	t[
here's what	aQfR
hered-	cHi[
herio-	jJkW
heriot-watt	jJkW
herit-	eXjKkS
heritage	eXjKkS
herma-	iJmSqR
hermano	bJiImUqQ
hermanos	aKbT
herme-	jIkVqT
herr	qV
herr direktor	pVqJ
herre-	aQ
herren	tQ
herren$	tQ
herrn	mUqT
herst-	bUh\\i@
herz	bShJpFqX
herz$	bVhHpFqWtJ
herzb-	cUrQ
herze-	kV
herzl-	rQtY
herzlich	rQtY
herzlich$	tS
heure	i_oI
heure-	fUgQ
heures	fUgQ
heures sup	fKgW
heures$	fViK
heute	bX
hexha-	bQcQfJ
hexham	bQcQfJ
hexham$	bRcQfJ
hey	ta
hey$	aKtU
hi	t^
hi$	aKtV
hibri-	dV
hibrido	cQdW
hibrido$	cHdW
hier	nQqQtQ
hiera-	mT
hierm-	aSfK
hiermit	aSfK
high	bZcKhIjY
highe-	jV
higher	jV
higher$	iKjU
highl-	hU
hijos	bUsX
hijos$	bW
hilar-	qTsKtK
hilary	qTsKtK
hilfe	bJhYjU
hilfr-	kV
hilfreich	kV
hilfreich$	jKkR
hilft	jKkZmVqI
hilft$	kY
hilo	kKrTtT
hilo de	kKrTtT
hilti	h]iJkJ
hilti$	hX
him	qa
him$	qY
himse-	jRqS
himself	jRqS
himself$	qU
hin	gUnVqJ
hint	qX
hinte-	mWpT
hintereinander	fSqWsG
hire	iQ
hire a	aRiItV
hire$	bKeThIiKj\\kIlJ
hires	cIq[
hirin-	tU
hiring	tQ
hiring$	bUiQ
his	q_sR
his own	qW
histo-	jQqQ
history	aKjW
history$	jT
hit	iSqS
hits	gQhYnK
hiya	tW
hm	bDcQqQtH
hnd	jVqI
ho	aId_
ho$	dY
hochb-	iSjQnI
hochs-	fTiJrQ
hochschule	aKjTtQ
hochschule$	jX
hochstens	fTiJnHrW
hochz-	jV
hof	cXiKjKlQnS
hof$	cSnT
hoffe-	iTjJqT
hoffentlich	qV
hohe	j[rK
hohen-	bSjY
hoja	pW
hoja de	pW
hol	gWqT
hol$	gT
hola	t[
hola$	tS
hold	qStR
hold the	bWeH
hold$	qTtT
holen	iXlR
holid-	fRhS
holiday	fRgS
holiday pay	fKgT
holiday$	fQhX
holidays	hWoU
holidays$	fGhYoV
hols	h[
hols$	h^qI
holzo-	bV
holzofen	bV
holzofen$	bR
hombr-	qTsX
hombre	sZ
hombro	qXtK
hombro en	qXtK
home	d^
home after	dRhZ
home based	d[tI
home is	dV
home not	jU
home office	dZgI
home when	dVfU
home$	d\\
homeo-	d]
homeoffice	d]
homes	bUcKgGiW
homes$	bVcKgGiT
homew-	dGmVpS
homme	iYjIsU
homol-	aEcKiSjV
honest	lQqTtR
honest$	lStS
honestly	bRcJsQ
honestly i	cGdVqR
honestly$	fUiT
honne-	fQlT
honnetement	lTqR
honor	aIbUpHt]
honor$	aJbZtQ
honor-	ebgJjI
hook	rS
hook in	qR
hop	aHt\\
hope	tU
hope the	tU
hopin-	qS
hoping	qS
hora	gXpQ
hora$	gZpR
horai-	fYjJsR
horaire	dIfUgShKjH
horaires	fVsW
horar-	fVhU
horario	fX
horarios	hW
horarios$	iTsR
horas	fXgR
horas de	fKgVlUpQ
horas lectivas	aSeJfS
horas mananas	iK
horas$	aSfT
horno	qV
horno$	fT
horse-	bRqS
hort	qUtX
hospice	bRcKtI
hospital	cR
hospital$	fSgQrQ
hospitales	bSkS
hospitales$	bTkU
hospitality	bS
hospitals	bSiK
hoste-	bWcKdW
hot	cThSiR
hotel	b\\jGkVnQ
hotel 0	bV
hotel$	bSjEkRtQ
hotel-	aStK
hotels	jUnR
hotels$	iHjQlHnV
hotes-	aS
hotesse	aS
hotli-	iQjKkW
hotline	iQjKkW
hour	fR
hour 0	fUgJ
hour for	fUqZ
hour$	gYjR
hourl-	eW
hourly	eW
hourly$	eY
hours	f\`
hours 0	fZ
hours a	eJ
hours and	fU
hours in	fHhYnVoK
hours incl	eW
hours split	fRtI
hours with	fY
hours$	eTf[hJpU
house	bQhY
house 000	bRpR
house with	hU
house$	bRiTpRtR
house-	aTbWhRtJ
housing association	aJbV
how	gTlKrQ
how much	aIbJcJdGeJfJgXhKiFkJlDmJnJoJpIqIrHsGtR
hoy	bYjSqKrQ
hplc	aTfKiSkV
hplc$	iWkJ
hq	aKbZc[
hq$	ca
hr	pR
hr +	iQ
hr :	jKkFpJqYt]
hr by	pQ
hr$	gZ
hrs	eRf\\
hrs 00	eJfS
hrs over	bKcSeI
hrs £	bQgJsS
hrs$	fSgThI
hse	gTqWrD
hse scale	gW
hub	c[
hub$	aHbScX
hubsc-	s^
hubsch	sW
hubsp-	gKiR
hubspot	gKiR
hudde-	cVtH
huddersfield	cVtH
huddersfield$	cS
huert-	bTcIhViJ
huhu	tU
huit	aViIoT
human	aScIiFrY
human$	aTcGiFkJrW
human-	iTjJrW
humor	aKbJiJjZkK
humor$	aJbJiJj[kJ
hund	bThWiS
hund darf	bVhQ
hunde	b\\cI
hunde$	bYcI
hunde-	bRgRjT
hundr-	bS
hundred	bS
hundred and	gW
hundred$	pSrTsK
husba-	qUsR
husband	qUsR
husum	cY
husum$	bJcZ
huw	oS
hv	aScKjX
hvac	eTtI
hybri-	dZ
hybrid	dX
hybrid 0	dQrQ
hybrid in	cUdJ
hybrid$	cQdU
hybride	aKdUhT
hybride 0	aGcQdT
hybride$	cJdShR
hydra-	bIcKi\\j[
hygie-	aTjUtK
hygiene	jV
hygiene$	iZ
hyper-	jUkU
hypermill	kV
i	qQ
i /	bUjIoIp[qKtK
i am	jKkKlWtT
i can	gVjHlZ
i can't	dRjJsUtV
i don't	aKiSjRqK
i guess	aSkQlGpKtT
i have	jKq[tT
i know	hTqS
i mean	i\\jK
i need	aRoR
i now	tZ
i oder	aIcKj_kIlH
i said	gUqS
i shall	aTpUtH
i should	jU
i think	gT
i told	aSqJsUtK
i want	iXrRtQ
i write	aJtS
i$	jW
i'd	sS
i'd like	oV
i'd love	kWqUtH
i'd rather	eV
i'd want	aKbKeKfHgKhJiIjJlJoWsE
i'll	lQpRtS
i'm	tT
i'm afraid	dWqT
i'm on	tS
i've	gXt]
i.e	o[
ia	c[oJqJ
ibiza	hYiDnU
ic	aTeKfGiWtI
ic$	aUiWtH
ice	hXiHqW
ich	qWtR
ich bin	aIbTfIpT
ich habe	fGqVtQ
ich nicht	bXcKeJfKiGjHlJqGrU
ich nochmal	tT
ich tippe	qVtH
ich voraus	jT
ich weiß	gQqTtJ
ich$	mT
ici	bUiKl[
ici$	iJkKl[
icu	jRlTqQ
icu$	lVqT
id	cSpR
id$	aKcVpR
ida	aIbJc[hIiIjKnUqEsI
ide	aQcJmW
ideal	oVpVs]tH
ideal$	kKoUsR
ideal-	jIkYsX
idealement	jIkV
ideally	kUsZ
ideally$	aKgIiIkZ
idiom-	kXqIrV
ido	qR
if	kQ
if he	iKqU
if it	fZ
if poss	kToT
if possible	iUkS
if the	eRqS
if they	hSj@k\\
if they're	bIfUlTqK
if they've	hIkSlS
if ur	gW
if wanted	aJdWhT
if we	qT
if you're	hRiQ
if you've	jR
if$	jEkZlRpJ
ifs	iYjU
ifs et	bJiJj\\
ig	gUiU
ig metall	fKgTiK
ignor-	qX
ignore	qX
igual	lQrS
igual$	lQrU
igual-	cQgYrS
igualdad	iQrU
ihk	jRkUlK
ihn	hJkYqR
ihnen	mYqCtQ
ihr	mX
ihre	pSqT
ihre aufgaben	tU
ii	aTgV
ii$	aQbRjQpK
iii	bXjW
iii$	aTbV
il	iRqQ
il est	qS
il faut	nQqQ
il le	hQjR
il me	aWtS
il$	iSqVtQ
illus-	iVjT
illustrator	j\\
ilmen-	cS
ilmenau	cS
ilmenau$	cR
ils	rUsU
im buro	dUmVpI
im dritten	mX
im ersten	hKiQmWrW
im haus	hQqU
im herbst	fW
im jahr	iV
im juli	oZ
im landkreis	bQiInU
im mai	bXjJ
im monat	hSnR
im nacken	qW
im schlaf	jW
im schuppen	hV
im sommer	cR
im winter	bXfUhWjH
im$	iZjHkRpIrT
image	pKs[
image$	sZ
imagi-	jV
immer	bSfXpK
immer$	bUf[
immob-	iTjS
immobilier	eKiW
immobilier$	iQ
impec-	jY
imper-	jSsZ
impla-	cGi\`jS
impor-	kQlS
importa	kYlT
importe	jUlU
impos-	bYqW
impre-	jSlV
imprenta	bViR
imprenta$	fJiU
imprescindible	iJjZsT
imprescindible$	bKjX
impri-	pJqX
imss	h]jK
imss$	cJgKhZiJjI
in (	aR
in 0	fUiQjTlK
in 00	bQeFiWqQ
in 000	bJqV
in 2000	bW
in a	jSkS
in all	hUmR
in an	jW
in and	pX
in april	pHqZ
in at	bJcCfWiZjH
in august	bTfToFqR
in az	cVdKfJiKjS
in bad	bT
in before	aUsJtK
in between	cIiUqKrX
in both	lWrQ
in by	aKfYoT
in c	iS
in charge	qY
in class	gHlT
in coburg	qVtJ
in cs	jR
in date	jY
in den	fUhU
in der	aK
in die	jR
in drei	fJjKlY
in einem	bVeK
in english	r_tD
in europe	iGnW
in excel	jS
in feb	iXlG
in five	fT
in four	iS
in full	iKjW
in fur	aIcXoK
in good	jSsU
in hand	gSiIjYsJ
in her	qSsRtK
in his	sZ
in it	jU
in january	iS
in july	iQ
in kassel	cR
in leeds	bZdT
in lieu	bVpV
in logistics	jQ
in march	bQpV
in may	lRnS
in munster	pU
in november	cKiZjJoEqY
in oct	iWmKqR
in office	cGd\\mU
in on	cIdWfKgGqZ
in one	aIbGcHjKlZpV
in or	jR
in person	dWfKpT
in plain	bKjIrR
in q	aKiZjJkJqR
in reading	dT
in sept	fUqQ
in sie-form	rS
in six	bKiT
in spring	bS
in summer	bSfXjJ
in term	bIhYqQ
in their	bKjZ
in this	bTqV
in three	fTpU
in two	cKfVhKqY
in uae	iTjUpG
in uk	cJdW
in us	jQkK
in winter	fQhIlS
in with	p[
in wort	jV
in writing	iQjSsK
in you	lW
in your	gRjTpS
in zurich	cJdVfKpKqQ
in$	aVdW
in-ho-	aVjS
in-house	aVjS
in-house$	aXfKjU
inaki	tS
inbet-	fDhKn[
inbetriebnahme	iY
inbetriebnahme von	iQ
inbox	q[
incap-	eUiJqR
incapacidad	eUiJqR
incen-	gQ
incl	gR
incl 00	gWhK
incl every	fT
incl$	dZgEjKoK
inclu-	iV
included	iQjQ
included$	gRiV
incluidas	iY
incluidas$	iY
incluido	hVjH
incluido$	hWjH
inclusive	hJrT
inclusive$	rU
incon-	iXqW
incor-	cKoZtX
incorporacion	o[
incot-	jU
incoterms	jU
incum-	qQ
incumbent	qQ
indee-	rWtR
indeed	rWtR
indef-	ec
indefinida	e[fJ
indefinido	aJeY
indefinido$	aKeWtQ
indem-	fIgW
indemnity	hT
indep-	bZ
independent	bU
independent 00	sR
independent$	aUbR
independiente	bU
independiente$	bU
indes-	jTkR
indesign	jTkR
indesign$	jV
indet-	eWgQ
indic-	gU
indice	eV
indice 000	eV
indis-	jTlSqK
indispensable	jUlTqK
indispensable$	jWlQqK
indiv-	gSnR
individual	gSnR
induc-	fIoW
induction	fJoXtQ
indus-	bS
industrial	bRcS
industrial$	bT
industrie	bRgT
industriel	aU
industriel$	jR
ines	cJdQiWmV
ines$	iU
infan-	aRbR
infantil	bRgQjQ
infantil$	gTqK
infin-	jV
info	qS
infor-	iQlTqS
informacion	iQqV
infra-	aR
infrastructure	aRmT
ing	iJjYmQ
ingen-	jV
ingenieria	jWlQ
ingenieria$	lU
ingeniero	aQ
ingenieur	mV
ingle-	jR
ingles	jR
ingles de	iJlS
ingles para	jX
ingles que	rT
ingles y	iKjS
ingles$	rY
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	aKbVjQtR
inhabergefuhrt	bX
inhabergefuhrt$	bV
inhou-	jU
inhouse	jU
injec-	bSjAk]
inkl	hXmS
inklu-	gXhXjKtJ
inklusive	gXhXjKtJ
innen	aWjTlHtK
innen fur	aXtK
innen-	a\`fKmUqJtD
inner-	dRgKpV
inox	aQjS
inox$	bIjQ
ins	bQ
inscr-	jXoKpT
insel-	nX
inser-	rS
inserat	rVsJtS
insertion	aR
insid-	bKdSjR
inside	bKcQdSjT
insig-	jKmX
insis-	qU
insists	sS
insists$	sW
insp	cKgKhKiWmT
insp$	cKgJhIiTjKmU
inspe-	hSiQ
inspeccion	hZjSnG
inspector	aVbJqT
inspector$	aUbGiR
insta	iVpS
insta-	bQiHtH
instagram	iHjIlVrS
instagram$	iHjIlWrS
install	eTfV
insti-	b\`cC
institute	bYcH
instr-	aRiX
instructor	gT
instructors	aXbQiG
instructors$	aZiEtI
insur-	hSjZ
insurance	hWjS
insurance$	h]
insured	hKj[
insured$	hKjV
insurer	bY
integ-	bShKmQqI
inten-	bJfVkSoH
intensiva	hToG
inter-	eR
interamt	pT
interentreprises	bHgJhX
interentreprises$	bHgJhX
interesados	pV
interesse	hIkZ
interessement	gXhQpK
interessement 00	eKgQ
interessement$	gXhQpJ
interim	cJeV
interinidad	e\\
interinidad con	eTgJ
intermediate	aTjT
intermediate$	aTjT
intern	iKqY
intern$	qX
interna	aUeKpT
internal	fRqX
interne	aRqT
interne on	qT
interne$	aYpJqX
interno	aUqX
interview	pY
interviews	pVqQ
interviews 00	pQ
interviews on	pX
into	jUmRtQ
intra-	bJcYiZrR
intun-	gJjSkTqS
intune	gJjSkTqS
intune$	cKjGkVqT
inuti-	lZ
inutile	lZtQ
inutile$	jJlZ
inven-	i[
inventario	gJiSqS
inver-	cTiR
inverness	cW
inverness$	cX
inverter	cJhWjJ
inves-	iUqW
investigacion	bScJqS
invit-	bQpStR
invites	tT
invites applications	tT
invoi-	eQiT
invoice	eVjK
invoices	iZ
irela-	dKiQjR
ireland	dKiQjR
ireland$	cSdHjS
irgen-	jR
irgendwas	jR
irish	jIpIrYsQ
irpf	i[
irpf$	iV
irrep-	jQ
irreprochable	jQ
irreprochable et	kQ
is $	g_iJoC
is 0	fQmYqS
is 00	fGiIoWqV
is 000	gXqU
is a	kTtJ
is an	dX
is at	cVqS
is cold	bThIjU
is coming	lVqV
is confidential	bKdRqT
is done	jCkGl\\
is enough	iJjU
is fine	dXjRlTrQ
is for	gXqU
is going	pIqW
is in	cViKkSmWpKqS
is leaving	qT
is me	cHmZ
is no	dRjQ
is not	l]
is off	mS
is on	cKmKnSqRtS
is paid	fChApa
is part	iY
is still	bSqQtH
is that	qYrI
is the	aGbVcTiImT
is zu	fWgHsQtK
is$	cQtU
ish	f\\gT
ish$	fUgYhIoJ
isidr-	bQ
isidro	bQ
isidro$	bT
isla	bRiJnT
islan-	dIgTjKnV
islands	dIgTjKnV
isn't	lSqZ
isn't needed	lT
isn't there	gJqY
isn't$	jJlVqSrW
isnt	aJfKj\\
iso	jQkR
iso 00000	iQkS
isst	bR
issue-	hZ
ist	qR
ist aber	bX
ist am	fGiKoQpEqbrHtK
ist die	tQ
ist ein	bRdIgFkZqT
ist er	qV
ist frei	bXhKqJ
ist fur	gKqY
ist kein	jQkR
ist mir	iTlV
ist mit	fIq]
ist nicht	jGlX
ist uns	lVqR
ist$	bFcJhRsWtW
it :	bSiKtU
it a	aQgTkHpKqKtW
it and	gJlTnV
it anyway	rU
it at	aKqHtT
it before	bWlW
it goes	hJpWqKrR
it in	rStI
it is	gQjS
it isn't	bX
it like	rV
it on	qTrX
it or	aHgKi^jGtJ
it out	iQpFqSrU
it please	gWrG
it so	qQrW
it to	fIgJiYlKmI
it up	iQqbrJ
it warm	qJrU
it was	qVtQ
it well	gSiIqR
it$	jSqQ
it'd	jIkW
it'd be	jIkW
it's a	qW
it's about	aTiR
it's for	aHb[cJ
it's the	bTeKfQ
it's$	aJbJqQrJsKtV
itali-	jVkQ
italien	aVjT
italienisch	jQrS
itine-	cU
its a	sY
iv	gW
iv$	bJgS
iva	eWiTjJ
j	aCdThQjRtZ
j /	dS
j$	cKdGiGpGt\\
j'ai	qWsUtR
j'att-	qV
j'attends	qV
ja	jSqRtU
ja :	jTlJ
ja das	bWhQqK
ja$	bIiKjQqTtW
jabs	jS
jaen	aIbTcKgS
jahr	hS
jahr 00	fSgChZiIpKsItK
jahr$	eRgYnR
jahre	eRj[
jahre$	bQeQ
jahre-	e[
jahren	bUjQ
jahren$	hQjSsR
jahressonderzahlung	gZhK
jahressonderzahlung$	gZhI
jahrl-	iYnR
jahrlich	eRnS
jahrlich$	gSiU
jaja	bVqR
jaja$	bW
jajaj-	qV
jajaja	qV
jamai-	fSiKqQ
jamais	fSiKqQ
jamais$	jIqW
jan	o^
jan 0	iRoT
jan 00	pS
jan$	oW
janua-	eQoW
januar	eRfRiKpQ
januar$	eSgHiKpV
january	cKoY
january (	iUoK
january$	bIcHeKiImIo]qH
janvi-	oT
janvier	oT
janvier$	eHfVgJiR
japan-	kT
japanese	kT
japanese or	kT
japon-	cKiIkZ
jardi-	aRhR
jardin	hW
jardinerie	aIbUcT
jargo-	r]tK
jargon	rX
jd	bKiKl[
jd$	gKlU
je	gTtQ
je 0	aIfUiTtJ
je cherche	bXoH
je l'ai	pKq[
je n'ai	tT
je nach	gZhI
je nachdem	gV
je ne	fZ
je sais	aQqIrR
je te	gV
je veux	qQsT
je vous	r\\
je woche	fIgSnVqG
jean	gX
jede	fX
jede 0	fS
jeden	fU
jeden 0	fU
jeder	bU
jeder zweite	jT
jeder$	fQqJrW
jedes	f\\jIqS
jedes 0	fYjH
jedes zweite	fThJ
jefa	mY
jefa o	aSmH
jefa y	qX
jefa$	mU
jefe	aVm[qG
jefe de	aX
jefe$	aUmGpX
jeje	hVkEsW
jeje$	hXjKkFsY
jemand	iV
jemand der	aQiUjI
jemand$	a[iItF
jemanden	eUiFtU
jemanden der	aVtH
jemanden mit	qQtU
jemanden$	eRhJiFtV
jens	gJhJpTqT
jess	pZ
jesus	aJfDq_tD
jet	bRjIkU
jetzi-	qV
jetzige	qV
jetzt	gStX
jetzt dreimal	qXsJ
jeu	rZ
jeudi	f[hT
jeudi$	fQhWiK
jeune	lHpKrKs[tX
jeune-	iRlQ
jeunes	iSlR
jeunes$	bUlS
jo	aKcQpItZ
jo$	aKcJpIt\\
job share	dJeRf[gKhIlHtI
job$	eYhQtG
jobce-	q\`
jobra-	hU
jobrad	hU
jobrad$	hV
jobs	aJcUjJkTpU
jobti-	cKhV
jobticket	bKcHdRhVjK
join	m\`
join us	bTtT
joine-	pU
joiner	aU
joiner$	aS
joini-	gQoS
joining	gQoS
jokin-	rY
joking	rY
joking$	qSrS
jonas	iGq[rK
jordi	f[
jordi y	f[
jorna-	eS
jornada	eTfQ
jornada completa	eW
jornada$	cIeSfRmTtK
jornal	gV
josh	q[rG
jour	dU
jour fixe	aKtW
jour$	dSjX
journ-	iQ
journee	fRpStS
journee$	fT
jours	dWfW
jours a	dZfKiJ
jours avant	fQpU
jours d'ecole	fQ
jours de	dS
jours et	f_
jours par	fa
jours sur	dUfV
jours$	bQfSiJ
joven	rKsZ
joven-	aS
jovenes	aS
juan	cVhQ
jubil-	qS
jubila	iRqV
jubilacion	eS
jubilacion parcial	eS
judge-	fHiTjV
jueve-	fT
jueves	fT
jueves a	dV
jueves$	fUhRqQ
jugen-	aYqR
juici-	iJnTqT
juicio	qW
juill-	oU
juillet	oV
juillet$	oV
juin	oX
juin 00	cSeKfQ
juin et	qQ
juin$	iHo]pS
jule	mYqU
juli	gJhQo\\
juli$	gJo[
julie	mSnQ
julio	eKhQiKoVqQ
july	oY
july 0	cKfSoT
july and	bV
july$	oW
june	o[
june 0	eZfJgKjYoH
june 00	eJfJgKiJoZpK
june$	oXpQtR
junge-	iIlRs^
junges	sU
jungs	mRsV
juni	pU
juni$	gShKoQpY
junio	oQ
junio$	oY
junio-	aTcIjSoR
junior	aUjT
junior$	aXqJ
juniors	mV
junta	bRgRqQ
junta$	gRiU
junta-	fUhJiQ
juntas	fUhJiQ
junto	aScRfJjImX
jurid-	cKjKtW
juridique	cKjKtW
juriste	aQbQjF
jury	p]
jusqu'a	nT
jusqu'au	oS
jusqu'au 0	eRoR
jusqu'au 00	iHpW
jusqu'en	bUoT
just	jR
juste	rQ
justo	jTrT
juven-	rT
juvenil	rT
k	gT
k (	gQqR
k +	bKgS
k /	iRjQ
k 0	gChZiFjTkVtF
k 00	hW
k and	bKfKgChZ
k bonus	gGhGpXtI
k depending	gV
k for	gViG
k market	gU
k on	gV
k pln	gS
k plus	gQ
k pm	gTiVjJtK
k segun	hTjF
k to	fHiZjJ
k €	gS
k$	gZ
kaffe-	bRiSpQ
kaffeemaschine	bUiRpJ
kaffeemaschine$	bXgJhFiTpI
kafka	kY
kafka$	jRkR
kaise-	bQhW
kaiser	hW
kaiser$	hW
kalib-	eKiZ
kalku-	iSjU
kalt	bRfIgCh]
kamme-	qU
kandi-	eKpIqWtJ
kandidatin	eKpIqWtJ
kann	iKj\\kT
kann :	jFk]
kann auch	gGq\\rK
kann ich	gHqSrU
kann ohne	aIbJiIjXqK
kann$	jY
kanns-	kSrQtS
kannst	kSrQtS
kannst du	kXtT
kanti-	hT
kantine	hT
kantine$	hT
kanto-	gS
kantonalem	gTiK
kanzl-	bSjQ
kanzlei	bT
kanzlei$	qQtR
karen-	eUqT
karenzvertretung	cQeX
karim	aKmTtR
karri-	pR
karriere	pQ
karte	aSgRtT
karte$	gTtV
kasse	iXjI
kasse-	bUfKiYjC
kassel	cR
kassen	aKbVcKiK
kassi-	iRlSqS
kassieren	iSlT
katho-	kHqGs]
katholiken	bSsS
katze-	bZqK
katzen	bZqK
katzen$	bWiK
kaufm	jUmV
kaufm-	aVjT
kaufmannische	aWjQ
kaufmannische leitung	aX
keep it	eThJrQ
keep that	qU
keep the	rT
keep to	gEhJjSqT
keep$	gKhUiUrJtQ
keepi-	eV
keeping	eV
keeping the	iU
keeps	q^tK
keeps the	iV
kein	lQrT
kein "	rVsJ
kein muss	jCkQlZ
kein wort	qW
kein$	cKfSiFlJsU
keine	sT
keine mit	s]
keine uber	fIiJjHs[
keine-	gK
keinen	sStY
keiner	gKrQ
keiner$	gIqUrT
kelle-	aRbQ
keller	bUiQ
kelln-	aSlUoItJ
kenne-	jStS
kennen	jStS
kennen$	jW
kennt-	kW
kenntnisse	kW
kenntnisse in	jHkX
kennz-	pS
kennziffer	pS
kennziffer 00	pR
kent	cRsV
kent$	bJcUsQ
kept	cKeJiSjKpT
kernz-	fWgJ
kernzeit	fWgJ
kettl-	bSpTtQ
kettle	bWtT
key	i_mH
keyho-	fJjWmI
keys	b[hU
keys$	aJbZtJ
kfz	aUiXjKtC
kfz$	aVcKgKiSqJtF
kg	jX
kg$	jY
kids	hQiXoRsR
kids$	cJfJgIhRiQjQmTnHpKsJ
kiel	bHcYjKnW
kiel$	bGcSeKfJjKnX
kilke-	bHc[
kill	iTjIqT
kilom-	ne
kilometer	cTjRnRpK
kilometer$	jJnW
kilometraje	gTnS
kilometres	gJnY
kind	aWiKjV
kind$	aYgRiGrJ
kinde-	aUsR
kinder	iS
kinder und	aXpH
kinder$	bRsV
kindern	iRjIkSsS
kindl-	jQrR
kindly	jQrR
kindly$	bWjUrQtI
king	dTrQ
kirch-	bXiS
kirche	iRjRsS
kirchengemeinderat	hHjKmZqK
kirst-	qU
kirsty	cKrQ
kit	hUlZpJ
kit$	hXlTpH
kita	cKh]
kita$	hUpH
kitchen	dQ
kitchen$	aUbQiIkUrV
klapp-	cUiGjKqQ
klar	iKj[lU
klar$	iKjZlS
klare-	qV
klaren	qV
klaren$	qR
klass-	iX
klasse 0	bY
klasse b	jZlQ
klasse$	jGkV
kleid-	cKgKhXiH
klein	bXfIgHhJrT
klein-	bTiRrQsQ
kleine	bTiQ
kleinen	iTqKsU
kleinere	iV
klima	bUcJiY
klima$	bRcHiY
klima-	hYjI
kling-	dRpR
klingeln	dTiHpUrH
klingeln$	dViJ
klingt	bRrU
klini-	cTfKiFnY
km	cVn^
km par	gInV
km$	cXhRjJnSsI
knees	jRqGs]
knie	jWkJqV
knie$	jJpIqYsR
knock	aVhJiXtK
know	qX
know a	aJcTtS
know it	bXiSjK
know what	gV
know where	cWiJjJqIrStG
know why	cIqW
know yet	qS
know$	qZ
knowl-	kSlS
knowledge	kSlS
knowledge$	kV
known	bS
known for	bS
knows	hSiFjZ
kocht	f@hZiUjKmI
kolle-	mZ
kollegen	iKmZ
kollegen$	iImX
kollegin	qS
kollegin$	aGeXtR
kolleginnen	bKhKmYtQ
koln	cX
kolon-	iRmT
kombi	h[
komis-	aJpJsQtT
komisch	aJpJsQtT
komm	pVqQtS
komma	hR
komma drei	hV
komma$	bQ
komme-	fRgRpK
kommen	fRgRpK
kommen$	eRfUiIjQ
komms-	jSkJlV
kommst	jSkJlV
kommt	gKiWqT
kommt$	jUoR
kommu-	bSq[
kompl-	dTlQqR
komplett	dUlR
komplett$	cKdUlQ
konne-	jUtQ
konnen	jUtQ
konnen$	jW
konnt-	bVoQ
konnte	bVoQ
konst-	aYbIcJjKlYtU
konta-	aIi]kG
kontakt	pR
kontakt :	pTtK
konze-	aZbIiFjXmRqKtI
koord-	i\\jKtJ
kopf	aSgIqV
kopf$	aWgEqTtG
kopfe	bYgQ
kopfe$	bXgR
kopft-	sX
kopftuch	sX
kosme-	aIbTcKiEjHkYtK
kost	bJh]
koste-	hXiTtS
kosten	hYiIjW
kostenstelle	gIhIpHqSt[
kowal-	qQ
kowalczyk	qQ
kowalczyk$	tQ
kp	aUcJjKqS
kp$	aYbKcHoKqHtF
kpi	iXjK
kr	gUhT
kr /	fJgVhJ
kr$	bKgKhVjS
kraft-	bTjTrIsR
kraftig	jUsU
krank	aKiRqTsS
krank$	aFqRsT
krank-	bUeKiT
kredi-	aThX
kreditoren	iW
kreditoren$	iS
kreiß-	bIiTqY
krieg-	jRkZlGqI
kriegen	jWqJ
kuber-	iKjW
kubernetes	iKjW
kuche-	iSqT
kuchenhilfe	aQqU
kuchenhilfe$	aW
kuhlh-	bVgHiKjJ
kuhne-	pWtT
kuhnert	pWtT
kuhnert$	aIcIfKiIpVtR
kunde	aJbVjRkQ
kunde-	aSbSiTtJ
kunden	bViU
kundi-	cKhJiKjJlKmKoZrKtK
kunds-	bQiJjRkU
kundschaft	bQiJjRkU
kunst-	b^cFhGiHjFtK
kur	kX
kur :	kX
kurs	j]sK
kurz	r[
kurz$	pKr[
kurze-	qS
kv	g[
kv$	cKdSiS
kw	bHhXlKpJtZ
kw 00	fHgJhIjJmGpJrKt\\
l	gQ
l 0	aRdGjVkW
l 00	gX
l a	fTgWjG
l$	gShR
l'a	kQqT
l'a deja	kR
l'acc-	sX
l'age-	qS
l'agence	qV
l'agence de	pT
l'ai	pKq[
l'ais-	j[
l'aise	j[
l'amb-	pJqKrRsItZ
l'ambiance	pJqKrRsItZ
l'an	hQnR
l'an dernier	hSnT
l'an passe	eJfJmK
l'anc-	qZ
l'ancienne	gKqX
l'ang-	kRlR
l'anglais	kRlR
l'anglais$	cIhKkDlVtJ
l'ann-	jQqT
l'annonce	rS
l'annonce$	rU
l'app-	lZqZ
l'ass-	aDbQiUtR
l'association	aHbUiGtU
l'assurance	qW
l'ate-	aIbVfHpRtK
l'atelier	aIbVfHpRtK
l'aut-	iQqT
l'autorite	mQ
l'autorite du	mQ
l'autre	qZ
l'ech-	qV
l'eco-	bQlR
l'ecole	bQlR
l'ecole de	bR
l'ecole$	aFbWiJlImSqItH
l'ecr-	rY
l'ecris	jIrU
l'ecris pas	jIrU
l'ecriture	hJrV
l'ecriture inclusive	hJrV
l'ehp-	tS
l'ehpad	tS
l'ehpad$	tV
l'ent-	aEcQgUiVtI
l'entretien	aEgViW
l'equ-	bSiXmE
l'equipe	bSiXmE
l'equipe$	bJiSmJqT
l'ess-	dRgQ
l'essai	dRgQ
l'essai$	dSgSpI
l'heu-	gV
l'heure	gV
l'hiv-	fRiS
l'hiver	fRiS
l'hiver$	fRiS
l'instant	gSqT
l'instant$	gQqT
l'int-	dTiTrX
l'ord-	jUtT
l'ordre	jUtT
l'ordre$	jTtT
l'uni-	qT
l'unite	qT
l-j	fW
l-j 0	fW
la 0	qW
la baja	qQsR
la banque	q[
la bolsa	eJpUrW
la cabeza	iTsX
la caisse	hKpW
la caja	iQq[
la calle	qV
la campana	iIoT
la carrera	lW
la casa	h\\
la clientele	jVqIsU
la clinica	aSrW
la com	mUqR
la comida	fU
la compania	eTrQ
la comunidad	jS
la cooperativa	bX
la creche	bU
la de	aKcVgViK
la defense	aJcX
la direccion	aKjRmR
la direction	aVbIqS
la directora	mFq]
la drh	mS
la empresa	bHeUgG
la estacion	cS
la familia	pRqQrV
la federation	aKgT
la firma	hWqT
la forge	kX
la formation	kQlQ
la gente	hQsV
la gobernanta	mV
la grande	bQcS
la hora	g]
la incapacidad	eUiJqR
la journee	fW
la junta	bRgRqQ
la ligne	qZ
la linea	iTjR
la mairie	cK
la maison	dWrS
la manana	pQ
la maquina	bRqS
la marca	hV
la mesa	aQgHm[
la mutuelle	qV
la nave	hRpR
la noche	fR
la nuit	hVjR
la oferta	qRrT
la oficina	cJhJiRpTqJ
la persona	fTiTqJ
la personne	oSqHrT
la place	qRrR
la plaza	aWbQ
la pratique	aKhZiIjDkSlFqK
la precedente	qX
la qualite	mW
la que	pZ
la refonte	bKiU
la regie	qItS
la retraite	q\\
la saison	aKbJoY
la segunda	pYqK
la seguridad	pUsW
la semaine	gVqU
la semana	eV
la senora	iTpS
la subvencion	qW
la suite	iToS
la tarde	aJ
la tienda	aGcZtI
la titular	qT
la una	aIbIf^
la verdad	pIqZ
la vida	qZ
la ville	iQ
la voiture	qW
la vraie	aWbKcI
la web	bJcJtX
la$	qR
lab	iTlT
lab$	aUfIjTlItK
label	cJfIj\\
label-	bUrV
labo	iSpQ
labo$	iU
labor	aKbSiSoVtQ
labor day	gKiHo[pS
labor$	bYiU
labor-	aSm]
laboral	pT
laboral$	eUpU
laboralista	aRbR
labou-	qT
labour	qT
labour$	qU
lache-	fChJiHj\\lK
lacte-	iT
lad	sW
lad on	mRqJsU
lad's	q_sI
ladde-	j[lK
ladder	hQjRlIqR
ladder$	hGjQlIqU
ladders	j[
laden	aVbY
laden$	aHbViDtW
laden-	aWgHh[iI
ladie-	iTsR
ladies	iTsR
ladies$	kQ
lado	cS
lado de	cS
lads	bRcKs]
lads$	bSjIqQsR
lady	kKmVsY
lady$	cKjJrSs[
lager	aQdVhRmVtI
lager$	aThYtH
lager-	cRiVtG
laiss-	nU
laisse	qT
lait	b[cG
lake	cWnSqI
land	i\\
land$	iZ
lande-	bReSsT
landi-	bW
landing	bW
landk-	bZ
landkreis	bW
landkreis$	bVcI
landl-	iT
landlord	iU
lands	gYjJkFoKqZ
lands-	cWjUtJ
landw-	iVjHkV
landwirte	bTfKiVtJ
landwirte$	bWcJdJhKiIkJtH
landwirtschaft	jIkY
lane	hWiS
lang	fSiKoSqItU
lang$	cKfUjDqGrQtW
lange	jQrU
lange-	nR
langer	fRnS
langer als	fKnU
langer$	fU
langu-	kR
language	kSrV
language$	aIjSkSlJ
languages	bSmS
languages$	bQmS
langue	kT
langue maternelle	sR
langues	cKjY
langues$	bQcIjZ
lanza-	cIgIhQiW
lapto-	cIhWiV
laptop	hY
largo	pKqXsGtJ
las 0	f\\pR
las 00	fV
las candidaturas	pV
las cruces	cXdG
las horas	gTiR
las manos	bU
las once	qT
las palmas	cQiS
las tres	fSiQ
las$	cUqR
lass	aUbKcJqTrTtI
lasse-	rT
lassen	rT
lassen$	pRrQ
last	qY
last 0	jU
last day	hHoU
last one	qT
last three	pT
last two	iFjIpVtK
last year	bRqU
last$	hKiFqUtR
laste-	pIqU
late	f_
late (	fR
later	tS
later$	aKtW
lates	eVf^gItD
lates-	gIo^pHsK
latest	gIo^pHsK
latest$	oR
latte	aKcKfKj\\rQ
laufe-	iRrK
laufen	qQrJ
lauft	bReRgKiXqV
lauft$	aJqW
laund-	hW
laundry	hW
laundry$	hS
laune	b[cK
laut	bVqQ
laute-	bTiTjS
lauter	bXqQ
lavad-	hW
lavap-	bJcWeKgKoIrKtJ
law	gJrZ
law$	hQjQrR
lawye-	b\\fK
lawyer	aUbJjKsRtK
lawyer$	aRbJjIsStF
lay	i[mJ
lb	iKjY
ld	iHjKkY
le	qT
le 0	oTqX
le 00	oRpX
le chef	aVi\\qK
le client	bSqU
le comptable	qS
le concurrent	qU
le conseil	hViHqW
le depart	oKqY
le dernier	qU
le dg	aSpSqQ
le groupe	rV
le handicap	jT
le he	qQ
le jeudi	hY
le logiciel	k\\
le lundi	dTfQiVmI
le maire	tX
le marche	kT
le mardi	gJhKiZjFpEqJrK
le matin	aJbJcJdJeIfJhJiXkJlImInJoJqIrKsJtH
le mercredi	fQjS
le mot	gWrS
le nom	rZ
le nombre	qJrZ
le patron	qT
le permis	rT
le plan	oJqT
le poste	bStX
le reporting	kYlGmI
le salaire	rU
le samedi	nT
le secteur	aHc[
le site	tU
le soir	fQhU
le temps	hTtT
le texte	qKrS
le titre	rW
le vendredi	aJdUfQ
le$	oQtQ
lea	rU
lead	m]rQ
lead with	r^
lead$	aWmRtI
leade-	iJtQ
leader	aS
leaders	mRtU
leadership	bUcJjQ
leadi-	iUjS
leading	iUjS
leading people	jX
leads	iXqH
leads$	iRpQ
learn	hJl]qSsK
learn$	hIiGkJl[pJ
learn-	gHjV
learning	gGhQiKjW
lease	hTnTqW
lease bike	hV
lease-	bY
leasi-	aRjR
leasing	aRjR
leasing$	hRjT
least	iJjY
least 0	jZ
least five	jQ
least$	jS
leave	hQrT
leave 00	eRiRoJ
leave a	pRqW
leave out	qKr[
leave that	pIrUsX
leave$	h\\
leave-	kFnUqS
leaves	nUqS
leavi-	qT
leaving	qT
leaving cert	jS
leben	aGbKt[
leben-	iKpW
lebenslauf	iKlQpW
leber-	tU
leche	bW
leche$	bWiS
lecti-	aRfY
lectivas	aSeJfS
lectivas$	fTqK
lectivos	fX
lectivos$	fW
lectu-	kUtK
lectura	kQrU
lectura de	jV
lecture	iTkS
led	j]oK
ledge-	aTiS
ledger	aTiS
ledig	jIsc
leeds	cTd\\
leeds$	cIdSjX
leer	iQjS
left	q\\
left$	iSrX
legac-	bSeQiU
legacy	eSiQ
legal	tU
legal$	bSgQqU
legio-	iQ
legionella	iQ
lehra-	j_
lehrabschluss	iKj]
lehramt	jU
lehre	cKiSjVlQpJ
lehre im	fKiY
lehre-	aEiVjGtZ
lehrg-	l[
lehrgang	l[
lehrk-	aS
leice-	aTcR
leicester	aTcR
leicester$	cT
leich-	gVjJkRr[
leider	nQ
leider nicht	dTjQ
leila	bUeJqZ
leipz-	cYdQfKpH
leipzig	aKcRdR
leipzig$	aKcSdS
leise	gJkHq^
leist-	g^hKiJ
leisu-	hViQkK
leisure	hViQkK
leite-	aWiTtK
leiter	aYrKtI
leitu-	mX
leitung	hKmX
leitung :	mU
leitung$	aQgV
lekto-	a[pIqKrK
lena	bRhU
lena y	hV
lengu-	rT
lengua	kQ
lengua de	kS
lengua$	iJqW
lenguaje	r[
leoni-	jJmS
leonie	jJmS
lerne-	iJlYmU
lernt	gKjJlZoQ
les anglicismes	rT
les candidats	fJqW
les cles	qZ
les clients	b[
les consignes	jV
les deux	qZ
les dossiers	pQ
les entretiens	hYiIpQqI
les gens	iUrV
les jours	jV
les parents	s^
les petits	bShKsU
les vacances	bKfWtS
les yeux	jX
les$	hQ
lesen	j_
lesen$	aHcKgKhJjSlWmKpKqJsK
lespa-	aKcX
lesparre-medoc	aKcX
lesqu-	qU
less	gThIkJoS
less$	eUfJgWiJ
lesso-	hTiInJpXqK
let	iTqZtH
let me	cKfXiIoJpUqHrJ
let$	qX
let's	qYrS
letra	pJrZ
letra grande	rR
lette-	pWqV
letter	nQpXqU
letter to	pZ
letter$	nTqXrE
letters	iSqR
letters to	iSqR
letti-	aTiKqQ
lettings	aVfRjQ
lettr-	pX
lettre	pX
lettre$	pW
letzt-	bUqZ
letzte	bWqT
letzte hat	pKqRsQ
letzten	qX
letztes	bRrU
letztes jahr	bTqS
leute	bRmW
leute drei	bV
leute$	aKbVmRtU
levan-	cFiZtJ
levantar	iU
level	iRjT
level 0	jRkQ
level$	aXjQtI
lever	iUjV
lever$	cJiX
lever-	cKfVqStI
ley	hUiIjZ
ley$	hRiHjZ
lg	aEhKjKpHrFtb
lgps	h]jJ
lgps$	h\\jJ
liabi-	hKjU
liability	hKjU
liais-	iTkQ
liaise	iSkQ
liaise with	iSkQ
libra	f[qJ
libra-	bTfW
library	bWqK
libre	fVhSjK
libre$	fSh[iKjJpJ
libre-	hR
libres	fQgQhS
libres seguidos	qR
libres$	hZ
lic	jYpT
licen-	jW
licence	jWlQ
licence in	pX
licence$	jZkV
licencia	qZ
license	gSjUkR
license$	jRkT
licensed	aVjIkVtI
lider	aIbGdKma
lider-	iUmY
lido	aFbYcVtF
lido$	aEbZiKjJpKtE
liebe	t_
liebe frau	tQ
liebe-	tQ
lieben$	tY
lieber	qRsQ
lieber eine	qV
lieber$	q_
liebes	tW
liebs-	oQsQ
liebsten	oRsR
liefe-	i\`jIkTqK
lieferanten	iUkVtJ
liege-	cKqY
liegen	cKqY
liegt	mV
lien	jJnSpR
lieu	t[
lieu :	cX
lieu$	aKcKqItX
life	iU
life$	eRgUiH
lifeg-	aV
lifeguards	aW
lifeguards$	aW
lift	j^pT
lifte-	bScHhFiUjHkIlR
ligad-	eV
ligado	gS
ligado a	gS
light	aQtT
ligne	pR
ligne$	eJiSjJpUrS
ligne-	pU
lignes	pU
like	jRrZ
like a	rV
like it	rS
like one	bUfTiHqK
like us	jIrSsU
like$	aHbEdRiIqRrVtU
likel-	bKeV
likely	bKeV
likes	iUqT
lima	hU
lima$	cV
limit-	eRiVpQ
limog-	cW
limoges	cW
limoges$	cX
limpi-	aU
limpiar	iRjQ
limpieza	aWiSjK
limpio	tW
limpios	gT
limpios$	gY
line	mSrX
line :	rXtA
line about	r[
line to	mS
line$	hSlSrR
linea	aGcSiW
linea$	iUjU
linea-	bQ
lineas	bQ
linen	iX
lines	iY
lines to	pX
linge	iW
lingu-	iTjFkVmK
linie-	bWhV
linien	bWhV
linien$	bWhS
link	pWrT
link to	pRrR
link$	pT
linke-	rT
linkedin	rV
linkedin$	pHr\\
linux	hTiIjXkQ
linux$	cKhXiJjGmItK
lio	oW
liqui-	gX
liquidaciones	iV
liquidaciones a	iV
liquido	gS
liquido$	gS
liquidos	gX
liquo-	aWcIjV
lire	ja
lire un	jZ
lisbo-	cWqQ
lisbon	aKcVdKiS
lisse	cWgUjI
lisse$	cYdKfJiIkKtK
list	iR
list is	iSqU
list$	hRlW
liste-	bRkS
listed	bTgR
lists	fKiY
lists$	hKiX
litig-	aQiR
litigation	aTtJ
litigation paralegal	tI
lits	bW
lits$	bXlK
littl-	gJnQrQ
little	gJnQrQ
live	hQlQ
live in	cSfShYjF
live on	aVdYtH
live$	aSjSpUqK
lived	jR
livel-	eY
livello	eY
livin-	gUiJnT
living	gUiJnT
livre-	hQqX
livreurs	aTbRqK
livreurs$	aTbR
llama	jQpT
llama-	pX
llamada	pY
llamadas	iWjXpK
llamar	pS
llamar a	pR
llame-	pS
llamen	pS
llamen al	pS
llega	iSjUsW
llega-	lJqX
llegamos	lJqX
lleid-	cYdK
lleida	cYdK
lleida$	bJcXdH
lleno	qS
lleva	hRiQ
lleva-	iS
llevamos	bQqW
llevar	dT
lleve	aQiW
lleve el	aQiStK
llevo	q\\rQ
llora-	jSqX
llorar	jTqV
llore-	c[lH
lo	qS
lo de	lR
lo del	q]
lo he	iZjJqKrH
lo menos	fIjT
lo mismo	kRlR
lo otro	iVsT
lo pongas	qS
lo primero	iWqQrJ
lo que	fUtV
lo sabe	qR
lo siento	dVgRiJ
lo vamos	gIhIqY
lo$	aRgTiGtU
load	gUi[jH
loade-	fJgWlR
loaded	fJgXiS
loads	aQbSiQ
loan	mU
local	iJsQ
local en	bV
local$	eR
local-	aZfU
locales	bW
locales$	bW
locat-	cU
location	cU
location :	cU
locke-	bVsS
locker	rRsT
locki-	iT
locking	iT
locum	cKe^fF
locum 00	eTfHiKoQ
locum$	cJe[fI
lodge	bWcHjTlJtR
lodge$	aJbVcGiJtV
log	dKfKhAigjF
logbo-	iS
logbook	iS
loge	hT
logem-	gQhT
logement	gShWoKpH
logement possible	hW
logements	bZ
logements$	bZ
logic-	kRsR
logiciel	hQkW
logis-	aRbKpR
logistics	aUbI
logo	qSr\`
logo$	bUqW
logos	fKiJpJqKrZ
lohn	gTiUkRrWtJ
lohn nach	gT
lohnb-	bYgUiEtH
lohne	cQgXhJiH
lol	qY
lol$	gRlTqRrIsR
londo-	cQdQiKnT
london	cQdQiKnT
london$	cRrT
long	qQ
long as	dQfR
long$	eUqQ
long--	aKeTqV
long-term	aKeTqV
longe-	aKcHeRiTnY
longer	aKeTmQpQ
longu-	rX
longueur	rX
look	aQbSqQ
look after	aVbWdJgKiJtG
looke-	aScKjS
looked	aWbKcKlR
looker	jV
looker$	iRjR
looki-	tU
looking	tT
looking for	bHfKsQ
loop	pV
lorca	aQcR
lorca y	aQcR
lorna	pS
lorna$	pRtU
lorri-	iT
lorries	iT
lorries$	iU
los	iR
los clientes	qT
los dias	iQnW
los dos	fShR
los geht's	oX
los jueves	hT
los lunes	fTsU
los martes	dU
los miercoles	qUtJ
los que	qIsR
los seis	eU
los tres	bUpS
los turnos	iW
los viajes	cKiUnGrX
los viernes	nU
los$	hJoYpGqR
loss	bWiU
loss$	bZ
lost	pKq\\
lot	iWnS
lots	iU
lots of	iU
loud	bYrR
love	kU
love to	qVtU
lovel-	kS
lovely	kSqR
lovely but	kSqR
lovely$	kU
low	bFcKhJiVjHkJlRqVrJ
lpa	fGg_iH
lpp	gIhYjH
lucas	gY
lucia	mV
luck	iXjJqT
lucro	b[
lucro$	bYsKtK
lucy	m[
luego	mRsR
luego se	fR
luego$	iSqU
luftu-	bQ
lugo	cX
lui	q]
lui$	jRqTsQ
luis	qR
lun	fZ
lun-v-	fUgJ
lunch	hUiS
lunch in	gHqT
lunch$	eRfWiSjS
lunch-	fJgKhV
lundi	fXoS
lundi$	fSqTtR
lunes	fY
lunes a	fV
lunes y	nU
lunes$	fVsU
lust	gKiIkElZqGtW
lutz	aIcKiSpVqI
luxem-	bUhF
luxembourg	bVhE
lvl	aFg\\iU
lyon	c\\nR
lyon$	cRiS
m	bR
m /	aXrR
m 0	eGiGj\\tS
m 00	bIc\`dKfHjInSoK
m 000	jZ
m budget	bVgEiK
m de	bT
m turnover	bT
m$	bSiTtV
m'a	q]
m'app-	gJiKp\`
m-f	aJdQfS
m-f 0	aGfUjStJ
m-f$	dR
m-th	fY
m.sc	j]
m.sc$	jZ
ma	b^cStQ
ma femme	q\\
ma fille	bVpT
ma$	bZcVgKjG
mache-	bRiSlR
machen	bRiSlR
machen sie	iKlSrW
machen wir	bGiTlV
machen$	bUiRqKrE
machi-	aRiJqV
machine	bJkHqYsK
machines	aViI
machines$	aViI
machs-	iTtS
machst	iTtS
macht	iTlQqR
macht der	aKiWjHlZ
macht$	iKjU
mad	bYiJqRtI
madam	aQpKqR
madam-	tR
madame	tR
madame$	tV
madch-	fJmS
madchen	fJmT
made	gIjJpSqW
madel	sW
madre	bR
madri-	cQnR
madrid	cQnR
madru-	f[hJiQjS
madrugada	fUhJiR
madrugada$	fUhJiR
maest-	aTjU
mag	iStT
mag$	iXjHkWtH
magas-	bYcIhQ
magasin	hU
magasin$	gKhX
magis-	k[lV
mahlz-	gIhWiS
mahlzeiten	gIhWiS
mahnw-	iT
mahnwesen	iT
mai	o\\
mai bis	oV
mai$	oVpU
mail	aKpSq\\tI
mail$	aJpWqQ
mails	bSfKjTqRrK
main	iYjJoStK
main tasks	iUjK
mains	iW
mains sterilisation	qR
mains$	iV
maint-	aXiS
maintenance	a\\
maintenance$	jV
maire	tX
maire$	tU
mairi-	aQcQ
mairie	aQcQ
mairie de	aGbScUtH
mairie$	aYcJ
mais	kQqV
mais il	qU
mais le	qV
mais$	jHkUlJ
maiso-	bViR
maison	bViS
maison :	bV
maison de	aHbXiHtH
maison$	bCdVhViX
maisons	bT
maitr-	jT
maitre	iQtQ
maitrise	jZ
major-	gS
majors$	iQ
makat-	kW
makaton	kW
make	rU
make a	bSiIjKrHtV
make it	gQr[
make sense	iStH
makes	bUqUtQ
mal	fUgSiRtU
mal 00	bIfJgZlItI
mal eben	iStT
mal$	fZgQ
malad-	sZ
male	s[
male candidates	sS
mama	bX
man muss	jV
man noch	aRqEtV
man$	iZsX
manag-	aQmW
manage	qKrVtQ
managed	bWgKjT
management	aWiSjTtJ
management$	iWjH
manager	aT
manager (	aTbJ
manager :	aKmU
manager for	aW
manager in	aW
manager$	aYtS
managers	iQmQ
managers$	aJjRmQqS
manan-	fW
manana	fSpR
manana$	fU
mananas	aKfV
mananas y	fQiK
manch-	b^
mandame	sW
mandamos	lUqQ
mandanten	bSiIqS
mandar	pT
mandar cv	qS
mandate	iWtQ
mandate :	iQtR
mande-	pX
manden	pX
mando	mQtS
manej-	kU
maneja	kT
manejar	aR
manejar la	aR
manejo	jW
manejo de	jW
manip-	jW
manipulador	jW
manipulador de	jT
mann	bRjQqRsV
mann$	bVcKhJpGqEs[tH
manne-	sX
manner	jRsY
manner$	iKjQsY
mannl-	aTsS
mannlich	aTsS
mannlich weiblich	aQ
mannlich$	aUfK
mano	qV
mano$	gX
manol-	qX
manolo	qX
manos	bQlW
manos$	bW
manqu-	tR
manque	tR
mante-	aSiR
mantenimiento	aTiQ
mantenimiento de	bRiV
mantenimiento$	aV
manua-	kS
manual	jQkUqQ
manuf-	jQ
manufacturing	iQjR
manufacturing$	jU
maquina	dRjQ
maquina de	bV
maquina$	cKj[
maquinaria	iSkT
maquinaria$	iSkT
mar	cZdQjStJ
mar y	aTcIjK
mar$	cVdVjU
marc	aKqTtU
marca	b\\cKiS
marca de	aJb[iK
marca$	bFcJhUiV
marca-	bRhIsY
march	o\\
march 00	gHoSpR
march 2000	eU
march or	aKjGoW
march so	bStI
march to	oX
march$	oT
march-	cV
marche	bQkQqW
marches	i\\
marcu-	pIsQ
marcus	pIsQ
mardi	iW
marga	tT
marga-	qU
margaret	qU
margaret$	cKqU
marge	iS
marge$	iS
mari	q_
mari carmen	qQtQ
maria	qQrT
marie	sR
marie-	jKlVpZ
mariee	jJlY
marin-	aScQ
marina	cV
marina$	cT
marine	aU
marke-	eQ
market	qR
market supplement	gY
market$	gJqXtR
marketing	aU
marketing$	jT
marks	cQrV
marks$	rX
markt	cVeIgGpCq\\t?
markt und	bRiV
marqu-	bScTsT
marque	bWsV
marquette	cZtK
marquette$	bKcXfItJ
marri-	jIsY
married	jIsY
marru-	bScJnS
marruecos	bScJnS
marruecos$	bUcI
mars	o^
mars$	oXrI
marte-	dQoQ
martes	dQoQ
martes y	fX
martes$	oUpRqQ
marti-	qS
martin	aKbUtQ
marto-	cUpUtI
martos	cUpUtI
martos$	cVpUtI
marz	eZoV
marz$	aRbIeEfIgKiKnGoZtK
marzo	oT
marzo$	oRpS
mas	g\\
mas bono	gV
mas de	iV
mas nocturnidad	eKgQ
mas productividad	gU
mas propina	eT
mas que	mS
mas$	iSqU
masa	bW
masa madre	bW
masch-	iFjZ
maser-	jX
maste-	jWlT
master	jVlS
master 0	jSkQ
master de	jRlU
master in	jS
master$	aHiVtK
master's	lW
mastercam	jX
mat	aGeVhR
match	gHhZiT
match 0	hS
match$	bJgKhYiSrJ
match-	eJlJpIqZrI
matching	dKeIlIpIq[rHsKtI
mate	hYrV
mate$	hYrV
matem-	jU
matematicas	jU
mater-	bUeQhV
material	bRhT
maternelle	sT
maternelle francaise	sT
maternite	bV
maternite$	aT
maternity	eYsS
maternity cover	eR
math	aXoI
math$	a[oHtI
mathe	iGjUkWsK
maths	jV
maths$	j[
matie-	iYjF
matin	iTpU
matin$	aJiQpRtT
matri-	iQkKsY
matricula	gQjZ
matro-	aRoIpXtJ
matron	aRoIpXtJ
matron$	aWpStF
matsc-	bGrQsU
matte-	jY
matter	fJjYlQtK
matters	jSsT
matur-	lXsU
maure-	a\\bJcHiJjGqVtJ
max	gSrYsQ
max 0	dWfT
max 00	rQs[
max 000	rS
max$	bHdKeIg\\jVmFqFsKtJ
maxim-	r^sT
maximo	rWsT
maximo 00	rIsY
maximum	dRsS
may	oY
may 0	oV
may 00	oYqItI
may half	oU
may to	fUhW
may$	fQoS
maybe	iUoIqVrJtK
mayo	oWqQ
mayo a	fJpU
mayo$	oV
mayor	bSrJsY
mayor-	bXkW
mayus-	r^
mayusculas	iJr\\
mayusculas$	iJrW
mb	dQjRlHpS
mb$	pWrK
mba	jKla
mba$	lW
md	aUlQ
me	qQtU
me (	mX
me a	qZ
me again	tW
me and	bQm\\
me by	pUtV
me da	lV
me entiendes	sY
me faut	aUqItT
me ha	qY
me los	pTqR
me on	pU
me over	qW
me the	qU
me voy	oKqZtI
me with	pR
me$	pY
meal	aDbZfIhYnStB
meal$	nW
meals	h_iI
meals$	hV
mean	jZ
mean it	gIhKj\\qHrKtK
mean we	bW
means	qYsI
measu-	i^
measures	iR
measures$	iR
mec	pSsV
mecan-	a[
mecanica	iGjX
mecanicien	aY
mecanico	aTcUtF
mecanicos	aRmT
mecha-	aViKjU
mechanic	aV
mechatroniker	iJjW
mechatroniker$	aJiGjW
med	bZcHfJgKh[jIoIqIrJtK
med-s-	aYcGfJ
med-surg	aYcGfJ
medel-	aKcT
medellin	aKcT
medellin$	aKcU
media	fUiS
media 00	bHiW
media hora	fTiJpR
media jornada	eTmT
media$	fTiR
media-	kX
medic-	hW
medicacion	iZ
medicaid	bYcKhEqS
medical	hTkR
medical (	gQhJjR
medical 00	gQhTkK
medical director	aJhKpV
medical$	hQiQjU
medicale	aQbV
medicale$	aX
medik-	iYjIsH
medikamente	iYjIsH
medin-	cV
medina	cV
medio	eWfR
medio$	eYhJjKsK
medio-	fUjS
medir	cIi[tK
mediz-	aKbUjU
medizintechnik	aKbUjU
meds	iTjW
meet	dRtV
meet the	jT
meeti-	tT
meeting	aItX
meeting$	aJfQnQ
meetings	lU
meetings$	bXiI
meets	cKfWhKnV
meets$	aKfQnSsR
mehr	gQqX
mehr 00	fKgJqS
mehr als	fR
mehr auf	gQtZ
mehr$	cEfWhJiQqQ
mein	q[
meine	rRsR
meine-	aKtS
meinem	tU
meinen	iJ
meiner	aKcSlG
meint	qUsS
meist	aKcKeSjHn]
meist-	jS
meisten	bWgSqI
meister	hQiSjQ
meister$	aSbGhKi[kHlKsKtD
meisterbrief	iGjW
mejor	k^sT
mejor que	jIkZlJ
mejor$	kYsW
mejor-	hRpS
mel	pU
melde-	iVkS
melden	sQ
melden bei	pV
melden sich	pIsS
meldu-	iRpS
membe-	iRlS
member	aSbKjZkFlKoI
members	gJiVqR
members$	bWgGhKiV
meme	kX
meme$	aKiKkX
memo	t[
memor-	hJiToKqW
memoria	iZoI
menag-	iRmRqK
menage	iRmRqK
menci-	lJqYrT
menos	fXsQ
menos tres	iU
menos$	fVgIkT
mensa-	iQ
mensc-	bY
mensch	bViUjG
menschen	bV
menschen$	bR
mensu-	bIiT
mensual	dThT
mensuales	fS
mensuales$	fVmJ
mensuel	iU
menta-	bVqV
menti-	rZ
mention	kQr[
mention our	rQ
mention the	qSrS
mentioned	gFhIqYtT
mento-	iIkTmZ
mentor	hQjQmW
mentoring	kZ
menu	aDbUiT
menud-	pHq_
menus	i]jT
menus$	iVjR
mep	aKiUjV
mep$	jY
merca-	eX
merch-	bJiQjVkWlKmH
merci	lSt\\
merci$	lXpT
mercr-	fThSpQsI
mercredi	fThSpQsI
mercredi$	iHjRpR
mere	rVsR
mere$	rT
merid-	aQcT
merida	aQcT
merida$	aQcT
mes de	eSkR
mes en	iR
mes por	eKgS
mes y	gShI
mes$	gRoS
mesa	aSjSmS
mesa de	aV
mesa$	gHm[
meses	e^
meses a	eS
meses de	eQ
meses por	eS
meses$	eUhR
mess	jW
messa-	iZtR
message	aKpStV
messe	iWtK
messe$	iWtJ
messe-	iQnW
messen	iQnW
messen und	i\\
met	pKqSrV
meta	iY
meta$	iY
metab-	bTiS
metal	dTeZgIpJtF
metal$	eYgJpH
metal-	aUbUgU
metall	fKgT
metallgewerbe	gW
mete	rX
metel-	rW
metele	rW
meter	jWqR
meter a	qV
metho-	iTjW
method	iU
method transfer	iU
metie-	jX
metier	jX
metier$	jW
metiers	kJ
metre-	bWiIjU
metres	bWiIjU
metri-	dKfJi_jGkJmIpJqH
metro	cTqV
metro$	bGcWqV
metro-	bQcWjG
mets	r]
mets pas	rR
mets un	rT
metzg-	aWpTtG
metzgerei	aRbKpU
mexic-	iGkInWsX
mfa	aVfKiHmQ
mgr	a[pStF
mgr$	aYhK
mi	cR
mi hermano	bJiImUqQ
mi mujer	lWqS
mi suegra	sT
mi$	aJcZiKmU
mi-te-	eQfS
mi-temps	eQfS
mi-temps$	aQeHfWiK
miami	cUjKkU
miami$	cVjIkS
mich	mTqY
mich an	q[
mich$	jJmYqW
micro	cJfKgEkIl[nZqH
micro-	hViQjQ
mid	oZ
mid /	aXbHoK
mid 00	qUsS
mid march	oX
mid$	aSsQ
mid-l-	aTbKmS
mid-level	aTbKmS
mid-level$	aZbKcKmG
mid-s-	bW
mid-size	bW
midi	eUfQhQ
midi et	bKhT
midi$	bIeVfQqK
midni-	gQpS
midnight	gQpS
midnight 00	pU
midnight$	gUhKkH
miedo	jYqJ
mierc-	qStK
miercoles	qStK
miercoles$	aJfU
mieux	lSoYqH
mieux$	cKjKlUoT
might	q^
might be	qU
migra-	aRbRjZtH
migration	j\\
mike	pQtT
mikro	iWtT
mil	g]
mil brutos	gQ
mil quinientos	gR
mil$	gTiQtV
milan	mKnS
mile	hVkKnS
mile$	hVkIlK
milea-	fIhSnW
mileage	fIhSnW
mileage 00	hDn\\
mileage paid	fJhUnJ
miles	bQcJnV
miles off	bU
milit-	bKiRjIlW
mill	cKdSfGhKiV
mille	gVqQ
milli-	bUrStR
million	bTiQtU
millo-	bRgR
millones	bRgR
millones de	bU
millones$	gV
min	jXpU
min 0	dQgKjV
min on	jWnI
min wage	aKfHgYjK
min$	bIiQjYpR
mina	bKcY
mind	j]
mind 0	dVfItK
mind 00	jW
mind which	jV
mind$	eWjG
minde-	dSjV
mindestens	dSjV
mindestens drei	fRjR
mindestens$	dXgJ
mini	gSiQ
mini digger	kQ
mini--	fHhKpV
minib-	iWlT
minibus	lUqS
minij-	eX
minijob	eX
minijob$	eT
minim-	jW
minimo	iRjR
minimo 0	jQ
minimo$	iV
minimum	gQjV
minimum$	hTjR
minis-	q^
mins	nUsS
mins$	jQnTsU
minui-	cIiJoKpUrKtJ
minuit	cIiJoKpUrKtJ
minute	fUpR
minute$	fWhJjT
minuten	tQ
minutes	nQtQ
minutes of	iR
minutes that	sK
minutes$	iUtR
minutos	pQ
minutos$	jSpRtR
mio	iVqR
mio umsatz	bVgKtK
mio$	iSrW
mir	qV
mir$	iImVpUrS
mira	aJbFcKdKf[gKhKiIjJoKqIsU
mira$	aGcKdKeJfEgKhGiIjKkJlJmJnJoGpIqKrIsXtQ
miran-	cUeKqRtJ
mis	bJhWiHqZ
mis a	hXiGqR
mise	iZ
mise a	iQ
mise en	iT
mismo	hRiQ
mismo$	hUlS
miss	nUpV
missi-	cQnU
mission	cYqHtR
mission$	aHqHtW
missions	iUnV
missions$	cKgKiRnU
mista-	jKlU
mistakes	jKlU
mistakes$	jKlRtR
mit 0	bVgX
mit 00	iTmRrR
mit :	tS
mit acht	aIb]
mit am	bWjTqF
mit dem	rT
mit der	iRrY
mit drei	bX
mit einer	aGjKmX
mit foto	rX
mit holzofen	bV
mit kopftuch	qKsU
mit mir	iQmQ
mit nach	bVhT
mit vier	aKoV
mit zwei	fKiKqV
mit$	hZqQtR
mitar-	bUcHh_
mitarbeit	eTgK
mitarbeit$	eVgHhJ
mitarbeitende	bRmW
mitarbeitende$	mY
mitarbeiter	aRbV
mitarbeiter$	aJbXfKiR
mitbr-	fJhXjQ
mitbringen	fJhXjQ
mithe-	iS
mithelfen	iS
mitsc-	kKrJsXtR
mitta-	h[
mittag	pW
mittags	iVtR
mitte	oXsT
mitte-	cYiK
mittl-	aTbTgKjKkK
mittlere	aTbTgKjKkK
mittw-	dRf[hR
mittwoch	dUfV
mittwochs	eKfVhU
mixed	bVeSfI
mixte	aTjRtI
mixte$	aVjU
ml	aT
ml engineer	aT
mm	jT
mm$	jT
mme	eRmRpU
mo bis	fU
mo$	aJoStU
mo-do	aRf]jK
mo-fr	fY
mobil	dagJ
mobil$	dagK
mobil-	hSqR
mobile	qV
mocht-	tS
mochte	tS
moda	bZcAlQ
mode	jS
model	eUhGiS
model$	i\\
model-	i^
modelling	iU
modelling$	iU
modelo	cJiV
models	iT
moder-	dUiS
modern	jW
modern$	iJj]
modif-	iU
modul-	eHfSkQ
module	iStS
module$	cJjUkT
modules	kV
modulo	iQ
modulo de	iQ
mogen	bJgQjQkXqKsR
mogen$	gUj[sF
mogli-	cTdU
moglich	cUdWfK
moglich$	cVdWfH
moglichst	sT
moi	aQpV
moi :	qT
moi je	pQqX
moi$	aXpW
moin	tY
moin$	tY
moins	jYsW
moins de	sX
moins$	iHjXqQsQ
moira	lWmRqV
moira$	cJiJlJqX
mois	eVhQ
mois a	dQiUqS
mois et	qY
mois puis	eS
mois renouvelable	dSiQ
mois$	eQgRh[
moiti-	qQ
moitie	qQ
molin-	aGbRfKiJmXpK
momen-	hTtQ
moment	cKhV
moment$	cKhV
mon	dQfW
mon /	bKdQfR
mon 00	oT
mon associe	qW
mon to	aSfQ
mon$	cHeUfYgIhFiIjGnKoQ
mon-f-	fW
mon-fri	fW
mon-fri$	fS
mon-t-	fSoJ
mon-thu	fSoJ
mon-thu$	fSoI
monat	fT
monat 00	iS
monat$	fThR
monat-	eQ
monate	eVoQ
monate$	bJeUhU
monaten	eTtQ
monaten probe	eV
monatsende	aJfXpT
monda-	dTfR
monday	fQoQ
monday if	eKfJoVsS
monday off	bWfJ
monday to	dW
monday$	fQoT
mondays	dUfR
mondays 0	bJfSiU
mondays$	cIdY
monde	iKkSsU
money	gQ
money$	cFjQkRtU
moni	m\\qV
monit-	aQiQkU
moniteur	kT
monitor	jHkTmQ
monitoring	iZ
monol-	iR
monsi-	aJqStS
monsieur	aJqStS
montag	fToSqR
montag bis	fS
montage	cQiY
montags	bVfTjI
montana	bQjZ
montana$	bTcXjK
montar	iR
montb-	c[
monte	cRhRqR
monte$	cXhT
monte-	aWcU
monteur	aQeHfS
month 0	aJdYhKiKkGlKmKnJoEpFqIrIsJtI
month 00	fV
month and	aHbS
month for	dSnR
month in	gV
month plus	eIfEgZhJlH
month probation	eT
monthly	bSgR
monthly$	fVgT
months	eT
months and	eQjS
months from	eJoZ
months guaranteed	eJgXhJ
months probation	eQ
months provetid	eShHoJ
months$	eRoQ
montp-	cWeKjK
montpellier	cWeKjK
montr-	cTiUjJrZ
monts-	qR
montse	qR
morag	qStV
more after	cKg]hK
more than	jW
more$	hVkQtW
morge-	qKtT
morgen	bQqKtR
morning	tT
morning in	iKjU
morning$	tS
mornings	mW
mornings and	aViJjKmK
mornings$	m[tJ
mos	jZlS
mos$	lY
most	fT
most and	rT
most of	bVpHsR
most weeks	cKdVfViK
most$	rU
mostl-	bSiQ
mostly	bSiQ
mostly$	aTcRiR
mostr-	iQ
mostrador	iQ
mot	gQqTrU
mot "	rU
mot$	gRq^
mothe-	fKiHo_sTtJ
mother	rIsY
motif	rX
motif :	qU
motiv-	cKiKjWlIpYrJ
motivo	qV
mots	hQrV
mots$	hT
motus	qY
motus$	qY
move	iQ
move$	eJhTkK
moved	qX
moved to	qX
mover-	jU
moves	dVjRkZlE
movil	hZrQ
movil$	bJgKhXjV
movil-	bY
movilidad	jV
movin-	hSiRkQ
moving	hSiRkQ
moving$	hSiUkJtK
mowin-	iT
mowing	iT
mowing$	iU
moyen-	hQ
moyenne	hQ
mps	g_iKqK
mr	qXtU
mrs	lRpW
ms	aGjRmQqVtH
msc	iDj^
msg	pW
msg$	pT
msk	aT
msk physio	aT
mt	fUjDkZtH
mt$	fTjHkWlJ
mth	e[
mth ftc	e[
mths	eXjZ
mths$	eZiQjG
much	gUjJlKsS
much$	dFiSjIsKtV
mucho	bQkUsS
mucho mejor	kS
mucho$	jKkV
mud	bUj^oIrUtJ
muell-	bTcYdImFoK
muelle	cZdIiRmG
muelle de	c[dHiJ
mueve	nYqQ
muhle-	bT
mujer	lSs\\
mujer-	pJsZ
mujeres	pJsZ
multi-	aFbXjT
multimarca	bYcJ
multisport	hZiK
multisport$	cKhY
mum	sV
mum's	hKqVtS
munch-	cU
munchen	cU
munchen$	bGcU
munda-	jV
munic-	bRcRgJ
municipal	aSbJiQ
munst-	cbhHiD
munster	cQpR
munster$	pT
murci-	cRnY
museu-	mY
museum	cSlT
museum$	bScKlQ
music	aYhX
music-	fIjR
musica	fIjR
musiq-	bR
musique	bR
muss	jZlY
muss aber	lS
muss dem	iWjR
muss im	rZ
muss man	jRlQ
muss nicht	aGjGl_
muss$	iQjTlTqK
musse-	iQqU
mussen	iQqU
mussen sie	bJiU
musst	iU
musst du	iU
musst-	iQoS
musste	iQoS
must	jXrQ
must be	rYs\\
must handle	jVqJ
must have	jW
must know	jTkR
must live	cVfUhFjEpK
must$	kSlZ
must--	jUtR
must-haves	jUtR
mutat-	iSjIoQ
mutte-	cRiUjIqSsV
mutterschutz	e\\pI
muttersprachler	s\\
mutua-	bZmSqQ
mutual	bUqT
mutual agreement	qW
mutual$	bU
mutue-	hY
mutuelle	hY
mutuelle famille	gKhW
mutuelle$	hSqU
muy	qTsT
mvr	jW
mvr$	iHjX
my brother	mS
mysel-	mWqQrR
myself	mWqQrR
myself$	mDqUrW
n	iQjS
n +	m]
n 0	aW
n$	aIbEgIiJjGkYsHtS
n'a	qY
n'a pas	qY
n'ai	tT
n'en	qY
n'en veut	qU
n'est	jFkSlXqQ
n'est pas	jDkUlW
n'y	qV
nach	gS
nach 0	gQhZjJ
nach 00	fKiFjYpQsJ
nach absprache	dTfUtJ
nach dem	gTqV
nach den	aSoRtQ
nach der	dT
nach erfahrung	qQ
nach feierabend	hS
nach hause	bUhWrK
nach konnen	gR
nach oben	bQgT
nach probezeit	dW
nach sechs	eUgK
nach tarif	gThFjU
nach vereinbarung	pT
nach$	jQlR
nachb-	eViJpIq\\
nachbesetzung	cJeWiImKqT
nachd-	gV
nachdem	gV
nachdem$	gT
nachf-	qT
nachfolge	oRqT
nachfolge$	qW
nachg-	jRqS
nachh-	jHkZ
nachm-	eKf\\
nachmittags	eKfYqJ
nachr-	lVmIpU
nachs-	iS
nachsten	bRsS
nachstmoglichen	oS
nachstmoglichen zeitpunkt	oS
nacht	fHgVrX
nacht-	f]iQ
nachte	fYqS
nachte$	qXtK
nachts	iW
nachtschicht	aXfR
nachtschicht$	aTfUgI
nachtzuschlag	gT
nachw-	iDjYsX
nacid-	aKbQsX
nacio-	bKmXnS
nacional	jQnU
nacional$	aTlKnT
nacke-	qW
nacken	qW
nacken$	qY
nada	pQ
nada de	eSpQrQ
nada$	hUqQ
nadeg-	tS
nadege	tS
nadia	cJnHqZtQ
nadia$	aKcHiKnGqWtS
nadie	bRfWqR
nadie$	q[tI
nah	aKbGcGhGiGjIkGl^tI
nah$	aHbFcFdJeIfIhIiFjGl\\mInJoIpIqIrJsItH
nahe	aJcXiJ
nail	aTcRtI
naiss-	bSjEs\\
name	rjtK
name in	rX
name$	rZ
names	jSpU
names by	oJpX
names$	jVrT
nante-	bHc[iFqS
nantes	bHc[iFqS
narra-	iY
natio-	bVnSsR
national	bXnU
national$	cKnV
nativ-	kIsZ
native	jRkIsV
native english	jIsS
nativo	jIsX
natur-	rR
nature	aTbFdWjHrZ
nature$	dXhHiKjKpKqKrR
naturlich	rQsT
naturlich$	hUiDjRsX
nav	eIhKiZjClKmJoI
nave	hRpR
nave con	hSpS
naves	bV
navid-	hVoK
navidad	hVoK
navidad$	hViI
navis-	bKjUlS
navision	bKjUlS
nd	pT
nd engineer	bTdKtI
nd of	pQ
nd$	hKpVqR
ne	q[
ne cite	rV
ne doivent	jS
ne le	qW
ne pas	qW
ne reviendra	qT
ne veut	qTrJ
ne$	jJpKqJr[sT
near	caiG
near the	cJiKjIqVsW
near$	cT
neare-	nSqW
nearl-	aHfQgQjQoJqU
nearly	aHfQgQjQoJqU
nearly there	jZ
neces-	jRtR
necesita	aRtQ
necesita$	aKcJtW
necesitamos	tR
necesitamos$	tX
necesito	aUtW
necesito$	aCcIiKjKt[
necessaire	jRkVnR
necessaire$	jWkJnR
necessary	lS
necessary$	bKjRlRrK
ned	lXqSsV
ned$	bKgIiJjKkIlWqVsJ
nee	bU
need	lStW
need 00	dSoQqS
need a	aZjYtK
need is	iUjS
need someone	iS
need to	jVlT
need$	t\`
neede-	lS
needed	lS
needed we	lW
needed$	lWtT
needn't	lY
needn't be	jJlX
needn-	lY
needs	lS
needs :	jT
needs to	lUsQ
needs$	aKtZ
neerl-	jSlYpKtJ
neerlandais	jSlYpKtJ
neerlandais$	bIcIlU
negat-	jQ
negativo	jQ
negativo de	jQ
negoc-	iUjRoR
negociable	cKiJjIoY
negociacion	j[
negociacion de	jR
negociar	iSjQ
negot-	aVfJgTtJ
negotiable	cKfGgUlQ
negotiable$	cKgZhIjJ
negro	eUgKiHqQ
negro$	eVgJiI
nehme-	rY
nehmen	rY
nehmen die	rR
nehmen$	hSqS
neige	nYqW
neigh-	mRqXtK
nein	eQlTnRpJtK
nein danke	jVsXtK
nein$	bKcGdJeRfQiHjJkJlTmJnVoKpDqJrHsJtD
neith-	jClZ
neither	jClZ
nen	aYiKpU
nen$	aSpT
nenne-	qSrU
nennen	qSrU
nennen$	qSrU
nephe-	qW
nephew	qW
nerve-	aIcHiJj\`kBtG
nervi-	jZ
net	g_
net +	gW
net$	gW
neto	eQgR
neto$	g[
netos	gX
netos$	g[
netsu-	eV
netsuite	eV
netsuite$	eV
nette-	aYcFrX
netto	fIgXiHtI
netto-	bTiS
nettoyage	bTiS
netz	aKiVtF
netzw-	bFk]
neu	iT
neue	a[qSrF
neuen	aIcQiUoRtK
neuer	cWiSjJ
neuer leute	iYjJ
neues	bUiDjUtR
neuf	mV
neun	mY
neunz-	gW
neunzehn	gW
neuro-	aYbStK
neuru-	cT
neuruppin	cT
neuruppin$	cU
neutr-	rXsQ
neutral	qKrQsS
neuve	aHbUhY
neuve$	bShV
never	fU
never a	fR
never-	cZhR
new	tQ
new hire	gUiRmKtH
new place	aJbWqRtF
new year	fUiKqR
new york	cX
new$	bHdJjIkKmIqGrKtX
newca-	c^dIiHjF
news	fSiGjT
newsl-	iY
newsletter	iY
next	bUeRiQmX
next door	iKmZ
next to	b[
nhs	bXpT
ni	qW
ni "	rU
ni de	lX
ni le	qJrV
ni les	jQ
ni lo	jW
ni$	iQjKpW
nice	bQke
nice to	kY
nice$	jGk^mR
nich	iQjKrVsS
nicht	qTrQ
nicht "	rW
nicht aber	dYhFqKtK
nicht alter	jR
nicht dass	qQ
nicht die	dViS
nicht erforderlich	jJlZ
nicht geht	fUsR
nicht in	qV
nicht mehr	fUhIiSrS
nicht nennen	qSrU
nicht notig	jDl]
nicht nur	fKiDj\\
nicht schrecken	jU
nicht so	rW
nicht wissen	qU
nicht$	lYqQsS
nicht-	jXqT
nichts	qQtS
nichts$	qWsS
nie	fWlSsU
nie$	bIfTiKlTsR
niede-	aKbIcJjGkWlJqKrJ
niema-	qZsT
niemand	qV
niemanden	qVsW
nieve	jR
night	aWf\\iQ
night audit	fY
night shift	aKfHiW
night to	fXmJ
night$	fJi\\jK
night-	aSfRnQ
nights	aSfSnQ
nights 00	aHfZqV
nights$	aRfThQmR
nimme-	sR
nimmer	sR
nimmer$	qX
nimms-	qS
nimmst	qS
nimmt	bTiKjWqS
nimmt man	bTfIiGj]
nina	aJqR
nine	bUfQiTtR
nine till	fW
nine$	mU
ninet-	bTgR
nineteen	iTmR
ningb-	kV
ningbo	kV
ningu-	cEfZgIhDiIjKtJ
ningun	gKqQ
ninos	aJiTjKsV
niort	bJcUdQ
niort$	cU
nite	fRgW
nite$	cJfHgWhUiKjFkKrK
nivea-	jU
niveau	jU
nivel	aUbGgRjV
nivel 0	aXbFcJqS
nix	lTqW
nix$	jWqX
njc	gX
nl	rR
nl$	jUrQ
nm	cVnK
nmc	iJj\\
no	lS
no "	rQ
no agencies	pSrU
no call	gRiKlSpK
no company	rX
no cvs	lKpW
no de	dIfQjTlKqT
no degree	iR
no es	kUlSqK
no eso	iRjSqGrH
no este	iSsY
no evenings	fV
no exclamation	rX
no exp	lS
no experience	jIl\\
no hace	lX
no hay	dSfVhS
no la	cU
no le	j]qIsK
no llega	hKiUjW
no lo	lUqX
no more	eUjU
no need	l]
no one	s]
no pedimos	jJlX
no por	iKqSsV
no problem	hSjR
no puede	gSrU
no puedo	qV
no qualifications	l[tK
no que	s\`
no quiero	lKrSsXtG
no sabes	jKkKlTqQ
no se	qT
no sea	lKsY
no sean	jFsX
no solo	jY
no sorry	cViKlHoXpJtH
no sundays	fU
no te	qV
no tener	jXlI
no tenga	sT
no wait	dKeW
no weekends	fS
no women	pFs\`
no$	fTlRsR
nobod-	qQsQ
nobody	qSsR
nobody else	rUsR
nobody over	fKqIsZ
nobody with	hJjHsZ
nobody$	qT
noch	qVtR
noch eine	iKtT
noch nicht	qYsU
noch nie	bTlR
noch wer	bWmYqH
noch$	aJhGiRqVt\\
noche	fZjT
noche y	f[
noche$	jYkH
noche-	fV
noches	fS
noches de	fS
noches$	nV
nochm-	iItW
nochmal	iItW
nochmal wegen	tT
noctu-	gVhJ
nocturnidad	gWhI
nocturnidad$	gV
noel	hWkQ
noel$	hQkRqT
noir	gIqT
noise	iSjRtR
noise$	cJiTtR
nok	gX
nom	jTrX
nom de	qJrZ
nom du	rU
nom$	j\\
nombr-	jQqQrQ
nombramiento	eXiHj[tK
nombre	qTrV
nombre de	lJqTrR
nombre del	r_
nombre$	oJqX
nomin-	bQgQ
nomina	bSgV
nominas	iQ
nominas$	aRiT
non	eSjWlW
non :	j[lK
non necessaire	jTlR
non$	cGeIfTgShKiIkKqK
non-c-	qS
non-e-	fKgSjQ
non-exempt	fJgT
non-exempt$	gS
none	l\\
none of	jSpJqUsV
none$	iIjJl]nT
nonpr-	iKjQ
nonprofit	iKjQ
noon	fTpY
noon 00	pZ
noon$	fXpQ
nord	bRcW
nord$	aQc\\iJ
nordi-	bU
nordic	bU
nordr-	gT
norma-	j[
normal	aJgIhKjWmJqK
norte	bVcS
norte$	bUcR
north	cS
north of	cRdHiK
north-	aJcYtG
northampton	hS
northampton$	hS
norwe-	hSjQ
norwegian	hSjQ
nos	bSlS
nos hace	bKcRlItR
nos hemos	bUjH
nos va	bXoU
nos$	aXcJeKoQqFtR
nosot-	lS
nosotros	lS
nosotros$	lWqS
not	lZqQ
not "	aItY
not a	jQlUqU
not accepted	pV
not bothered	jKlU
not but	jS
not essential	jCkQlZ
not for	dXqWrI
not from	dTqS
not have	n[qK
not in	gJhSqT
not just	eYiJj[lG
not like	rT
not mind	bKjX
not needed	l\`pQ
not one	sX
not only	jS
not put	pHrZ
not read	rStS
not required	lW
not say	q]
not to	pTqT
not too	rVsW
not$	j^rWtH
nota	aJdIeJiHk]oGpItK
notar-	b]lW
notarfachangestellte	aX
notarfachangestellte oder	aX
notdi-	fTqQ
notdienst	fTqQ
notdienst nur	fR
note	qYtS
note$	aHpRtV
notes	tS
notes from	tT
notes$	lSpU
notfa-	jQqR
notfalls	jQqR
nothi-	qSrS
nothing	qSrS
nothing$	pKqV
notic-	oSrQ
notice	oV
notice$	oV
notig	jRlWnT
notig$	bKjTkElSnV
notio-	iHjXnK
notre	qQ
nous	kQtV
nous avons	lVmKpJ
nous cherchons	aYcJ
nous faudrait	tS
nous faut	bR
nous ne	qW
nous quitte	qR
nous$	h\\iJqQtR
nouve-	hRiU
nouveaux	iW
nov	oa
nov 00	fHgKoZ
nov to	fUoQ
nov$	aIfUnFoTtI
nova	cT
novem-	iSqT
november	iVoTqQ
november$	fIiWoRqR
novembre	fVoGqU
novie-	oS
noviembre	oS
noviembre$	oQ
now	oS
now 00	bUhKlRoJ
now and	iUjK
now$	oW
nplq	j\\
nr	c\\
ns	hTjK
ns business	hTjK
nucht-	cKiIjXrV
nuest-	bT
nuestra	bKhS
nueva	cZhV
nueva$	cVhW
nueve	fTiW
nueve de	fW
nuevo	bT
nuevo en	iQ
nuevo$	bUcKeJjK
nuit	fYnQ
nuit$	aVfSnW
nuits	iKlUnR
nuits$	lUnQ
null	hU
number	rQ
number$	rXtT
numer-	j\\r[
numero	iTrQ
numero de	iVjKmKpSrI
numeros	jTtR
nunca	fViI
nunca$	fViI
nunea-	cTjK
nuneaton	cTjK
nuneaton$	bRcS
nur	fSiRsU
nur mit	jT
nur wenn	fJiSnVsK
nur$	aHbIcHdHeHfFgHhHiEkHlHmHnYoHpHrHsGtH
nuria	hJiJpW
nuria$	hJiIpU
nurse	aWiQtI
nurse$	a]bIiR
nursery	bT
nursery$	bX
nurses	lRrS
nursi-	aUbKiT
nursing	aUbKiT
nursing$	aXbK
nutze-	i^
nvq	aQjY
nvq 0	aRjV
ny	bFcYrU
nz	cUgJjT
o	aRjV
o ade	iKjY
o afin	jV
o al	pQsT
o de	aXhSjKtJ
o encargado	aU
o jefe	aSmH
o no	fHjRpU
o para	iS
o sea	fSiIpX
o si	d[kKlKsQ
o similar	jX
o$	aViKjTpS
ob	jJlWqY
ob du	jIlR
ob wir	iQqQ
oben	gRrV
oben$	rZ
oberf-	jRkR
oberflachen	jRkR
oberm-	bQcGpU
obers-	oUtQ
objek-	aIc\\hI
objet	pZrF
objet :	tX
objet-	gSiR
objetivo	hKiT
objetivos	gR
objetivos de	gR
oblig-	jVlRsR
obligatoire	lT
obligatoire$	kKlS
obligatorio	iTlQ
obra	e[
obra$	eWmT
obser-	iVrS
obst	hWiVlK
obvio-	hQjRqU
obviously	hQjRqU
obviously$	hTjW
obvs	cJhViUlH
obvs$	hWiUlG
occas-	cTfSiTnQ
occasional	fUiUnR
ochen-	hR
ochenta	hR
ochenta euros	hR
ocho	fQgQmS
oct	oVqR
oct$	iQoWqR
octob-	oR
october	bQ
october$	iUoR
octobre	oT
octobre$	oU
octub-	eSoQ
octubre	eSoQ
octubre 00	qV
octubre a	eWoJ
octubre$	o]
ocupa-	mQ
ocupacional	mQ
ocupacional$	aV
odd	i\\
oder	jZ
oder 0	rZ
oder 00	fYgH
oder ahnliches	jQkV
oder an	pS
oder ein	jS
oder eine	aVkXtK
oder einen	a\\
oder kaufm	jX
oder mindestens	jU
oder nach	oS
oder polnisch	kWnK
oder python	jQ
oder so	jHlUqW
oder vergleichbar	jQ
oder$	aQfIgRhKtZ
of $	hX
of 0	mYnUoR
of 00	bZi\\
of 000	pK
of a	aKpStS
of course	hHiJjRqX
of data	aKiS
of doing	jR
of england	bUkQ
of feb	oRtI
of february	pS
of five	mW
of her	sT
of hours	cKiWlK
of house	aReKhJiV
of it	iXqS
of june	eJoZ
of march	oW
of month	fIhToJqZ
of my	bHpGsT
of people	aXbH
of seven	mU
of shift	iXkK
of six	hTiKmY
of that	jRlVqWsJ
of them	aYbQsI
of these	sWtU
of those	dRkZ
of three	hImV
of us	b\`mT
of which	bTdUjQ
of whom	mX
of your	gXiC
of £	bTcJ
of €	hS
of$	cJjTtV
ofert-	bHpX
oferta	bHpX
off	fThV
off in	bV
off on	fKjGoWpGqGsR
off so	bReIfR
off the	cRq\\rJ
off to	qW
off with	qQsT
off$	f[hR
offen	gQiJqW
offen$	iKqT
offen-	bFcQiSqKtV
offer	q^
offer-	hX
offers	iV
offers$	iV
offert	hW
offert$	hW
offi--	hWjH
office	cQdQ
office /	dQ
office 0	dY
office 000	jSsS
office days	bQdX
office in	cT
office is	c\\
office manager	dKiX
office rest	dDmY
office$	dSfKpT
officer	aZ
officer (	eR
officer 00	aK
officer$	aVrU
offices	bQcUiG
offices in	bTiG
offiz-	aVbStK
offiziell	aV
offnu-	fV
offnungszeiten	fV
offsh-	bQqZ
offshore	bTcK
ofici-	aQ
oficial	aReRgU
oficial de	aSjS
oficiales	aUbUcGfKiKjR
oficiales de	bWcF
oficina	cVdV
oficina 0	cFdV
oficina de	aKcHhJiKpV
oficinas	bUtK
oh	bKcKfIpSqVsVtH
oh and	qT
ohne	jSrVsS
ohne zu	jVrJ
ojo	q[rT
ok	lVtR
ok brain	tS
ok if	jIlZ
ok with	j_tF
ok$	dUfUhQjKlUtQ
okay	iKt]
okay$	cJpKtZ
okoro	m_
oktob-	oX
oktober	oX
oktober$	oV
old	bWcTsX
old$	bXcKjG
olden-	cS
oldenburg	cS
oldenburg$	cS
older	kWlCsX
on /	fW
on 0	iRqQ
on 00	gXhJiJjKpT
on 000	pX
on a	bT
on at	fViKjV
on call	fViX
on cherche	aStT
on duty	hSiI
on en	bUjHkV
on est	bZ
on fait	bZ
on fridays	bThTmT
on l'a	kR
on lake	cXnTqG
on linkedin	qKrStW
on n'en	qU
on ne	qT
on our	bTjJlX
on peut	qT
on prefere	fZ
on s'en	l[
on se	bJcJtY
on site	aQdWiIpU
on teams	aStK
on thursdays	dKfDhZiT
on top	gShTiRjJkI
on tourne	cT
on tuesdays	cGdWfJ
on verra	gR
on veut	dTlIoIqFsQtU
on wednesdays	iTpV
on$	fQ
on-ca-	cKfQgSiU
on-call	gUqR
on-call shared	fVgK
onboa-	iXqJtT
onboarding	iXqJtT
onboarding$	iS
once	lQmSnQ
once a	dUn[
once de	qS
once in	aJfKiY
once$	cElV
onda	bQc[
one :	bU
one a	fHnJpKqIr^
one anchor	dV
one and	fU
one at	aWjI
one but	qY
one day	cVdV
one in	cGiRtU
one is	cKiJnUoHqU
one more	t]
one of	sU
one other	hRkImX
one over	sU
one page	pT
one saturday	fT
one was	jKqRsT
one week	iHnZ
one weekend	gJlRoK
one with	rTsStJ
one year	hJjV
one$	dR
one's	iVqV
ones	jV
ones$	jW
ong	a@b_tH
ong de	bTiK
onlin-	jTpV
online	jUpT
online$	jT
only	sY
only 0	cSdWhIjKsJ
only for	gTkKlW
only male	sS
only no	pW
only to	aJeTjUpHqD
only via	pU
only$	dQqV
onsit-	cKdSiIpV
onsite	cKdSiIpV
ont	sUtR
onze	hKmSoT
oo	g\\iKjKkJlK
oos	iKjX
op	aUjTtH
op$	aU
opcio-	fRoU
opcional	fRoU
open	cHeRi^
open a	bT
open$	gJiZ
open--	eX
open-ended	eX
opene-	lS
opened	lS
openi-	tU
opening	tU
opening$	fQiV
openl-	gTjU
opens	oRqW
opera	iSj[
opera$	iTjQ
opera-	a\\iJ
operacion	kTqZ
operaciones	pTqK
operateurs	iKmW
operating	bKgWtU
operations	aW
operative	aVjQ
operator	bRtI
operator$	aGbWgIjJ
opini-	kS
opinion	kS
opinion that	kS
ops	bWpR
ops$	aGbYcIfHgJiJjKnKpTqItG
optic-	a\\
optik-	a\\tK
optim-	eJjCk\`nK
optio-	dTfJgUhWjK
options	fIg]hH
options 0	gU
options$	gWiI
or	j\\kR
or "	sV
or 0	fYgH
or 00	fZjJ
or 000	hGkY
or 00000	pV
or a	kW
or an	iJkT
or as	oQ
or better	jU
or cm	jY
or commercial	bJlW
or comparable	iIjS
or do	iDjVlS
or drop	pS
or eligible	jQ
or employed	eV
or equiv	jW
or equivalent	jQ
or five	dDe[gEhIjHnY
or from	cIdY
or get	jV
or ireland	cTdJ
or level	j[
or manufacturing	jU
or ms	jYkK
or nearly	jS
or remote	dS
or so	iRjS
or swansea	cR
or text	pV
or the	cUgKhQjW
or thereabouts	eKgTtT
or we	iR
or will	jZ
or willing	jS
or$	cTjUkS
oracl-	aTdQiQ
oracle	aTdQiQ
oracle$	aRiT
oral	b\\pS
orden-	cJfSiUlQ
order	i\\
order$	cHi^qQ
order-	iZ
ordering	iS
ordering$	iU
orders	iX
orders$	iW
ordin-	jX
ordinary	jY
organ-	bUfVjJ
organisieren	iT
organisieren$	iT
orien-	j]oU
orientation	oY
orientation$	oS
orige-	gTiIjY
origen	gTiIjY
origen$	gTiIjY
origi-	bViUpU
ort	cWdY
ort :	cQ
ort in	aXcEdQ
ort$	dVpU
ortst-	cUn[
os	aRhU
oscil-	cJiFj_
oslo	dRqV
oslo$	qR
ost	cYgR
ost$	cZ
oster-	oWqQ
ostern	oXqR
ostern ist	oWqF
ostern$	gHoX
ot	aVbEfRhJjIpQtI
ote	g^hK
ote 00	gX
other	fUmYqQ
other two	cQmU
other$	fW
other-	cReQiJ
otherwise	cSeR
otherwise$	bTkSrR
otra	iKmYqR
otro	fZqR
otro$	aSfYiJ
otros	aKmS
ou	jT
ou 00	eYpW
ou a	aKnV
ou equivalent	jS
ou sa	aXbImFtQ
ou titre	aRjQ
ou un	a^bK
ou une	aXjJ
ou$	eS
oui	hWtU
oui c'est	tX
oui$	aGhZ
our box	bSgI
our name	rV
our own	bQqQ
our present	qZ
our$	aJbFcBjHmFtZ
ours	hRqR
out at	iY
out in	bTiTsK
out of	cS
out the	aIiYtS
out to	c]dInEtG
out$	fWhGqU
outfi-	bVcK
outfit	bVcK
outfit$	bVcKjK
outgo-	oWqQ
outgoing	oWqQ
outil-	hUjJ
outillage	hUjJ
outsi-	cSdQhS
outside	cSdQhS
outside in	hJkKlU
outside$	lRsT
outso-	iWkKtJ
ouver-	bYgIhHiF
ouvre	cEtV
ouvre un	aSbQ
ouvri-	aZiGoH
ouvrier	aTiJ
over	fShJ
over 0	cReKfW
over 00	bVfSiKsZ
over a	q\\
over target	fIgY
over to	iW
over$	bJcKfT
overa-	cKhYiFpHqFrK
overl-	aQfQoT
overlap	fRoV
overn-	cRnWtK
overnight	aJcTnX
overs-	aGbGcIdIeJgIhHi\\jBkHlHmFnFoGpHqGrGsHtJ
overt-	fSgR
overtime	fSgR
own	j[
own car	hKn\\
own licence	iWjD
own phone	bVjV
own the	iZ
own tools	jT
own$	jW
owned	bY
owned by	bQ
owned$	aKbW
owner	iWmKsS
owner-	b[cIiKqT
owners	bTiJ
owns	iX
oye	tW
p &	aQbKiVlT
p /	eRhUkK
p 0	aTgT
p a	gSiHnU
p$	bRgStI
p.m	gTkKpR
p.m$	gVkK
pa	aTbKjY
pa 0	j^
pa$	fKiZ
paar	bQjQtT
paar$	rU
pacie-	jVqT
paciencia	jVqT
paciencia$	aSfJqY
pack	i\\
pack$	fJi\\
packa-	bTgKhR
packaging	bVgEhSrR
packaging$	bXiJjIrT
packi-	bUiHqS
packing	bUiHqS
packing$	aKbTeKhIiHmJnKoKqT
paco	aJeQtX
padre	bY
padre$	bS
padre-	hTsQ
padres	hTsQ
padres$	hWiR
paga	g]iGqJ
pagad-	gShWjKnW
pagada	cJgUnQ
pagada$	cIdKgRhSjKnR
pagado	hUpS
pagado$	hYpT
pagados	iHmKnX
pagam-	hT
pagamos	hT
pagas	g^
pagas con	gRhJqR
pagas$	g^
page	qTrU
page at	rU
page$	rZ
pager	fTkGtI
pages	pU
pagin-	iVjFrQ
pagina	rS
pago	gXhQkQ
paid	gUh\\
paid +	hQ
paid 0	bKfHjKnW
paid at	fXgQhK
paid by	aKbZeJ
paid every	gVhDnK
paid for	bJhWjJlQ
paid half	hTpT
paid so	oQ
paid weekly	gW
paid$	hWjHlRnY
paie	aSiVqU
paie$	aSiT
paint-	cYgHhKiUjHsK
paise-	bY
paises	bY
pala	aV
palab-	rZ
palabra	gQpSrS
palabra$	iIpWrQ
palabras	rX
paleo-	cKeRj^kB
palli-	aZcJeJjEkZmKqKtI
palliative	jFk[mK
palma	cW
palma$	aJbQcX
palma-	cQiS
palmas	cQiS
palmas$	cQiS
panad-	aY
panadero	aY
panadero de	aV
panel	iQpY
panel 0	pX
panel$	pV
panie-	g\\hQ
panier	gUhS
panier 00	gS
panier$	gV
papa	bXlKqU
papel-	eSiVlGqR
papeles	jZlF
paper	dQpV
paper$	aJcKdKiQpU
paper-	dXi[jJ
papers	iVjJlT
papers and	jHlX
paperwork	iY
paperwork$	iX
papie-	b_iQjK
papier	kR
paque-	fWgW
paques	fY
par	hR
par an	hSnU
par deux	b\\
par jour	hKnU
par la	hZmU
par mel	pT
par mois	f\\iU
par nous	dIh]nGqItJ
par semaine	fYhQmR
par un	bS
par une	iIpTrU
par$	tX
para	bQ
para :	bQrItU
para casa	hT
para clinica	aIbT
para el	aW
para la	aQiY
para leer	dRjU
para linea	aBbUcZiG
para mi	aGqUtU
para una	aJbRjKkSpU
para$	aJbAcItb
parag-	iKrWtU
paragraph	iJtV
paragraph$	iJtW
paral-	mZ
paralegal$	aXtH
parallelklasse	m^
parce	jTtR
parce-	bViQ
parcels	bWiQ
parcels$	aQiU
parci-	e[
parcial	e[
parcial de	eR
parcial$	eT
parej-	sS
paren-	hQ
parent	fKkWpS
parental	eYhS
parental leave	eVoS
parental$	eShV
parents	hQqQ
parents$	hTrS
parfa-	kSoQ
parfait	kSoQ
parfait$	hKkSlIoR
paris	c[dKqS
paris-	qR
parish	aR
park	cThW
park$	bQcYqV
parke-	cWhIjR
parki-	h\\
parking	h]qR
parking space	gHhRqT
parking$	qW
parkp-	cHhV
parkplatz	cHhV
parkplatz$	cGgKhV
parla-	fS
parle	rSsS
parle-	jQkQ
parler	iIjT
parles	iT
paro	bVfQ
parqu-	aHcY
parque	aHcY
parro-	jJpQsV
part	eSmS
part a	q\\
part le	hKiVoWrR
part of	iXjUqK
part time	aEe\`mStI
part$	gVmRnK
part--	aTbKcKqS
part-time	aTbJcJqU
part-time$	aUbJcJqS
parta-	gVhV
partages	gX
parte	bR
parte-	gWiUjK
partes	gXiVjJ
participation	gQhY
participation$	gDh_
partida	f\\qR
partida$	bJfYnK
partido	fV
partiel	eZ
partiel$	eS
parties	cHiT
partir	iR
partir de	gQ
partn-	bQh[
partner	aRqT
partner$	aWhQ
partners	bSfKqKsT
partners$	bYcKfK
parto-	hSnUpJ
partout	hTiGnVpH
partout$	bJhTrRtK
parts	bUjS
party	jX
party$	jY
pas	qQ
pas besoin	l\`tJ
pas craindre	jXqJ
pas de	fTjHs]
pas demande	l[qJ
pas en	qR
pas encore	qW
pas faite	jIkIlXqR
pas la	cJjGlVrIsV
pas le	rZ
pas plus	dUfYgKrT
pas que	rW
pas quelqu'un	sY
pas sur	qTrV
pas trop	r]
pas un	qYrR
pas vous	j^qJ
pas$	jRqSsX
pasa	pZ
pasa por	pZqK
pasad-	oVpKrS
pasado	oVpKrS
pasado$	bTgUiI
pasar	iQjU
paso	cGhJjIm[qJ
pass	bQhU
pass it	qSrKsS
pass$	bShXqK
passa-	kTqT
passage	kXqT
passe	iTmRqS
passe$	aIbHcFeHfIgQiZjJkKmHnKtH
passed	qQ
passed the	kS
passed$	hSqT
passen	jSsYtJ
passer	pW
passer dans	j\\
passi-	aHfQrIsWtU
passp-	jGpY
passport	jGpY
passt	pIs\`
passw-	bJcGi\\qRtI
past	f[gJhHlK
paste-	a[iJjHrQ
pastor$	aR
pastr-	aTiWtJ
pastry	aTiWtJ
pat	hUpTqT
patch	cVnS
patch$	fJiVnV
pater-	mQqJsS
patie-	bRjW
patience	jX
patience with	jU
patient	fKjW
patienten	bSgV
patients	bViJjGtJ
patients$	bViJjGtJ
patio	aHcYjJqIsU
patis-	aZfI
patissier	aZfI
patro-	kRqS
patrols	i\\
patron	kV
patron$	pQ
patte-	aKdRjR
paul	fUqXtS
pause-	cKhRjV
paw	pXrR
pay	gW
pay $	gRpR
pay :	q[tH
pay for	hWlW
pay the	gGh[lRnQ
pay £	gZ
pay$	fUgThSrQ
paye	cIe\\gRiHjFnK
paye$	aKcEe]hJiFjFmKoKqKrKsKtH
payee	fHh^pU
payee-	gTnU
payees	gTnU
payees$	nW
payes	gThKnU
payes$	gThJnQ
paylo-	pQ
paylocity	pQ
payme-	aTbRiQ
payment	hIiXqR
payments	aVbS
payments$	aIbUiQ
payro-	fQ
pays	aGb]fGgKjKtD
pays 00	fHhV
pc	iR
pc$	iU
pcq	sTtZ
pcv	lX
pdf	cGdKlIpX
pdf$	cGdKlIpY
pdl	cQmS
pdl$	mT
peak	fRiW
pedag-	bRjQlI
pedagogique	aQjRlI
pedagogique$	jVlH
pedid-	iVoJ
pedidos	iVoJ
pedim-	iKjVlS
pedimos	jSlT
pedimos titulo	lQ
pedir	iGjSk[
pedir$	iHjJk\\
peine	cRjGlYqQ
peine$	cRjGlY
peint-	aW
peintre	aW
pelle-	bRcTiQtH
peluq-	a\\tI
peluquera	aS
peluquera canina	aS
penal-	aKbT
penda-	rS
pendant	rS
pende-	cTnRqI
pendi-	jUqW
pending	jY
pending$	jYtH
pensa-	tU
pensando	sU
pense	q_
pensi-	hY
pension	hV
pension (	hY
pension 00	bQ
pension plan	hU
pension scheme	hS
pension$	h]
pensiones	gJhY
penza-	cY
penzance	cY
penzance$	cY
peon	aX
peopl-	rQ
people	bQrS
people 0	bTqQ
people in	bRcKdGrTsK
people$	bXjT
peque-	cKmVsT
pequenos	gGhIsX
per	gUiR
per cent	fDgRhX
per diem	gR
per month	gQnY
per video	pQ
per week	jJ
per year	fFiVn]
per$	hT
perce-	hSiQkK
percent	hSiQkK
percent$	gChViV
perdi-	q[
perdo-	qT
perdon	jQ
perdon$	bKeRjUqJtQ
perdona	qU
perf	a@hKiIjJkUmZqJ
perfe-	jQkTpJ
perfect	jQ
perfect$	jV
perfi-	rTsQ
perfil	rWsS
perfo-	aJbStK
performance	mR
perio-	iSrQ
periodo	dRrR
periodo de	dRrR
peris-	aXbJ
perm	ed
perm 00	cUfIjK
perm after	eR
perm from	fKjKoXsI
perm$	e\`
perma-	eZ
permanence	iUlI
permanent	e\\
permanent$	e[
permanents	bUmS
permi-	jS
permis	jT
permis b	jT
permis c	jQsR
permis$	cKjQrS
permiso	jW
permiso b	jQ
permiso de	aHeU
permiso$	eUiJ
permit	jS
pero	qZ
pero de	cStT
pero lo	kQqItW
pero no	gJkWqQ
pero que	qX
pero si	jTlR
pero sin	r[
pero$	jJkW
pers	bZhU
pers$	bZ
person$	aUtT
persona	aT
persona que	aW
persona$	aQcJfVqI
personal	iQjHkIlSmRsS
personal$	cIeKfKiGlHmVsKtJ
personalabteilung	aKgIqDtZ
personas	aQbSmQ
personas de	bQmX
personas para	aVbJ
personas$	bSmV
personen	bXfKpI
personne	cKtS
personnel	gHhV
personnes	bYpS
personnes$	bWiQ
persons	aYbSiJ
persons$	aUbSiH
perth	bJcX
perth$	bKcZ
pesad-	aTmI
petit	hRqU
petit-	iQ
petite	aIfUjIkRrKtQ
petites	iR
petits	iQ
petri-	cKiYsY
petro-	hTpQ
pets	hXlQ
peu	iVjKkQ
peu de	iV
peu$	jHkRlV
peur	j]sQ
peut	qY
peux	qRtQ
pfarr-	cSiQmTtF
pfarrer	aKbRmZ
pfing-	oZqS
pfingsten	oZqS
pflan-	jCkatG
pflas-	iX
pflaster	iX
pfleg-	aSmV
pflege	aStJ
pflegefachkraft	aQqQ
pflegehelferin	iGmY
pflegen	gKiX
pflic-	iUjTtJ
pflicht	jVtJ
pflicht$	jUrK
ph	gStZ
ph$	iKpIt]
pharm-	aUbTiKjYtI
phase	aGbXcJdKeKfKgIhKiJkKlKnKpIqKrK
phd	bFlY
phd students	bFiTmU
phd$	cIjGkHlWmK
phil	bKiJqY
phone	hYiR
phone £	hQ
phone$	haiGqS
phone-	lV
phones	lV
phones$	lW
photo	r]
photo of	qX
photo$	cJiSjJmJrGsU
photo-	bQiJkSpT
photographs	pZ
photography	cIhIjJkX
photos	pQ
phras-	rT
phrase	eQtR
phrase sur	rV
phrases	rZ
physi-	hHjVmR
physical	jV
physically	jV
physics	aTjU
physics$	jW
physio	aShI
physio$	aV
physique	iRsU
pi	c[iHmV
piani-	mTqK
pianist	mTqK
pianist$	aQcKiKlUmF
piano	iKjSlU
piano$	aTjS
pichl-	mS
pichler	mS
pichler$	mT
pick	gQicjK
picke-	aRfJiR
pico	gUqT
pics	hJiRpX
piden	lTsU
pidio	qZ
pidio el	q]tK
pido	jUlR
pido que	hJjYqKtJ
pie	jV
piece	gY
piece-	bQhV
pieces	bQhV
pied	gKiUqT
pied$	hJiWjKkKqQ
piers	mUtW
piers$	mKpKqQtY
pikle-	bV
pikler	bV
pikler$	bViJ
pilar	mSoRtT
pilot-	mT
pilotage	iT
pilotage$	iS
ping	hZiJkKpT
pint	h[pI
pinte-	jQ
pinterest	jQ
pinzg-	cQnStK
pinzgau	cQnStK
pinzgau und	cQnStK
pipel-	iX
pipeline	iR
pipelines	eJiY
pisci-	bZcIiXtK
piso	h[
pivot-	jQ
pivots	jQ
pivots$	jQ
pl	bTcKdQ
pl$	bVcJdQ
place	cS
place :	c]
place du	iQrU
place$	hUqS
place-	lUnR
places	bTjKlR
places$	hZ
plafo-	qU
plafond	qV
plage	bUrVsK
plain	r[
plain english	rT
plain$	rX
plain-	sW
plais-	qY
plait	rX
plait$	rW
plan	hXiX
plan de	rQ
plan the	iZ
plan$	bIhVjX
plane-	bKiRmU
planen	bKiRmU
planen$	bJiSmU
plani-	i[kR
planilla	fKgU
planilla$	gYhE
planned	iQjK
planner	a]tG
planner$	aW
planning	fTjQsQ
planning$	gHjW
plannings	iXrK
plano-	bQjR
planos	bQjR
planos$	jX
plans	i_jT
plans$	eKiYjT
plant	b\\cKiImZ
plant$	bU
plant-	bRiVtR
planta	bQcT
planta$	bIdSiV
plantilla	aRbHcIiKtV
plast-	bThHl[qKtK
plata-	bQiR
plataforma	bQiR
plataforma elevadora	jU
plate-	iV
plateau	cSmR
platf-	lTmT
platform	lTmT
platt	kRlZtK
platt-	bJcW
platz-	bShViU
plaue-	bKcYfKiK
plauen	bKcYfKiK
play	bQcGfKgHjIkYlKmJ
playw-	iQjRtJ
playwright	iSjS
plaza	aTqQ
plaza de	aW
plaza$	bQcVnH
plaza-	qR
plazas	qR
plazas$	bU
plazo	fJpY
plc	aWjWtI
pleas-	rR
please	rR
please :	pUqKrUtH
please don't	qYtK
please make	rV
please no	lSrKsW
please not	rRtS
please$	pSsQtS
plein	cReS
plein$	cSeVfKjH
pleur-	jUqUtI
plieg-	iR
pliego	iR
pln	gQ
pln gross	jJ
plomb-	aWpKqS
pls	rRsWtQ
pls$	hIiRsUtX
pluie	jX
plumb-	aWbRjQ
plumber	a[cK
plumbing	iKjVlR
plumbing$	bKeJiKj[lK
plume	jUtR
plus	gW
plus 0	bS
plus a	aJbJmT
plus car	gUhD
plus de	hZrV
plus die	gKhX
plus one	cRhWkK
plus the	hKiUjImQsK
plus$	k[
pluse-	fR
pluses	fR
pluto-	pKsY
plutot	pKsY
plymo-	mQnT
plymouth	mQnT
plymouth$	aKmInU
pm	aQfR
pm 0	hJ
pm 00	fVgJpX
pm each	gJiT
pm on	fHjU
pm$	aVtV
pmi	aIbGcBdIeHfIgHh[iIjRkHlJmHnIoIpIqHrJsEtF
pms	iSjY
po	lT
po 0	gV
po$	iTpR
poco	bSkQ
poco$	iSjWnKqF
podem-	qS
podemos	qS
podol-	a\\bI
point	g\\tR
point 0	gZ
point$	gUhKiIrV
point-	jR
points	jXkR
points :	tT
points$	jb
polan-	bTcSjI
poland	bTcSjI
poland$	aKbUcTiJjH
polic-	kSpT
police	bQjRkQ
policy	hRkRrQ
polie-	cJiWjStK
polig-	aRcX
poligono	cW
polis-	kU
polish	kU
polish$	cKiGjJkW
polit-	bSqQ
polite	qUrK
politik	aU
poliz-	hWoK
polni-	rW
polnisch	rW
polnisch$	kR
pompe-	jT
pompes	jT
pompes a	jQ
pon	rVtQ
poner	iWqEtV
ponfe-	cU
ponferrada	cU
ponferrada$	cU
ponga	jHlFpWtY
ponga-	qQ
pongas	qQ
pongas$	qS
ponlo	r_
pontivy$	aQcQ
ponts	bVfV
pool	bSgThQ
pool car	aKbKcUhUnR
pool$	b[cGgGhKtJ
poor	qV
pop	eR
por 00	gRhK
por ansiedad	qU
por el	bUqW
por encima	mRqR
por escrito	fXgEjHnK
por eso	bUqQ
por favor	lSrUsS
por la	dS
por las	sY
por lo	aKbKcKdKeKfXgJhJiKkJmKnKoKpJqIsI
por los	s^
por palabra	gYjFpErX
por que	iX
por semana	dRfU
por si	bT
por telefono	hIiUjJqV
por turno	aFbWmW
por$	eZgQpT
porfa	jKr\\
porfa$	rSsS
porqu-	qX
porque	qX
porque no	fRgJ
port	cTiU
port$	aRcT
porta-	dReQgHpQ
portal	jQpU
portal$	pR
portales	iVpR
portales$	aQiKpW
portatil	hW
porte	jVqV
porte-	aUjR
portefeuille	iX
portefeuille de	iX
porter	aTjY
porter$	aWfKqGtF
portes	aTmI
portf-	lJpW
portfolio	aRcKjSpQ
portfolio en	jKnS
portfolio$	jUpI
portfolios	iTlGpV
portu-	kZ
portugais	kU
portugal	nV
portugues	kZ
portugues$	iKkZ
portuguese	jSqJrU
pose	jQqV
posib-	dQkU
posibilidad	dWeKiJoT
posibilidad de	eJiKoU
posible	kVsQ
posit-	aV
position	aV
position :	aW
position$	aWbHiQ
poss	kToT
poss$	kUoW
possi-	nS
possibilite	hU
possible	nT
possible$	fTjKkQnRoS
post	aRrQ
post :	aQrRtH
post it	rT
post on	rT
post$	aW
post--	jS
posta-	p[tS
postd-	qV
postdoc	qV
poste :	oT
poste a	fV
poste$	aS
poste-	aTgQ
posted	gZ
posten	aQtU
postes	aVcSfI
postes$	aYbK
postg-	jY
postgres	jV
postgres$	jT
posti-	pSqRtR
posting	pSqRtR
posts	aZjHmIr\\t?
posts$	a^eIhKiJmFrEsK
postu-	qTtT
postuler	lHtU
pot	gGhXqV
pot$	fIgGhY
pound-	gZ
pounds	gZ
pour cent	gS
pour commencer	gW
pour demain	tR
pour faire	hJiYlJoT
pour l'instant	gSqT
pour la	kV
pour les	iJjQnUsU
pour moi	tX
pour un	bU
pour une	aFbZ
pour vous	aKhWiHoU
pour$	aDcKiHjTt\\
pourr-	aTqR
pourrait	qU
pouss-	qX
power	jVkT
power bi	kZ
power-	iTjTkT
ppl	aSbUsStJ
ppl$	aGbYtR
ppo	gJhYjJ
pqe	aGbJj]pK
pr	oX
pract-	bRpS
practicante	sZ
practice	bY
practice in	bWcI
practice$	bXeSfHhJ
practising	hZsU
prair-	aIcR
prairie	aIcR
prakt-	iTsQ
prase-	da
prasenz	dW
prasi-	iQpWqQ
prati-	bShQiKjU
pratique	hRiJjX
pratique$	gR
praxi-	hT
praxis	dSjQ
praxis mit	bVhJiQ
praxis$	bHdUjS
pre	eKhIiKk^
pre$	aJcIfKgFjFk_lI
pre-a-	cCeGi[oKpJqKrKsK
prece-	qX
precedente	qX
preci-	rWtW
precise	rS
pref	jCk_sR
pref$	jDkZsU
prefe-	kQsZ
prefer	sW
prefer a	qQ
prefer$	jV
preferably	sV
prefere	fVqY
preference	kQsY
preference$	kQsW
preferencia	pKsV
preferred	iJjIk]oR
preferred$	jEk[oQ
pregu-	p]
pregunta	rU
preguntan	bRkJqY
preguntar	pU
preguntar por	pU
pregunte	iS
pregunte por	iS
prele-	iVjV
prelevements	iZ
premi-	gRjS
premier	jT
premiere	dRjWrQ
premio	bRgR
premium	fIgYhR
premium$	hSpJ
prena-	hIiHjHkZoKqJsX
prend	qZ
prend-	nUqT
prenda	qT
prens-	bSjS
prensa	bUeKiKkJqR
prensas	jX
prep	i\\
prep$	aHbHcGdGeHfFgHhGi[jIkIlHmHnHoHpIqIrHsGtH
prepa-	hQiR
preparar	iV
preparar la	iT
preparateurs	aW
preparateurs de	aUiKjK
preparateurs$	aRiU
preparation	iW
preparation des	iW
prepare	cR
preparer	tW
preparing	iW
prepr-	jR
prere-	lV
prerequisite	lV
prese-	dUsW
presence	aKbR
presencia	cKdUsT
presencial	d\\
presencial$	dX
present	qTrS
present$	dTeKrV
presenta	iYjIqT
presentation	eHs[
presenting	iU
presenting to	iR
presenting$	iT
presi-	bZpUqR
presidencia	aHb\\cG
president	pV
presq-	aKbJcYfJgKjKpY
press	bRdKiQjT
press office	dKiXjX
press-	aQoR
presse	i^
presses	bSiR
prest-	gShRiS
prestaciones	hY
prestaciones de	hY
prestamo	iT
presu-	iY
presupuesto	hSiRqW
presupuestos	i\\
pret--	a\\
pret-a-porter	a\\
prete-	bY
prett-	rUsU
pretty	rUsU
pretty$	rV
preve-	i[
preventivo	fHiZmJ
previ-	cGr[
prici-	aRcQiS
pricing	aRcQiS
prima-	fJiQ
primary	bScQfJiR
primary$	aHbXgHiK
prime	g[
prime de	gThR
prime$	gR
primer	eRhU
primer dia	eShU
primera	aUpR
primeras	oSqX
primero	iUrT
primero$	iWqJrW
primeros	kVoQ
primeros de	bXoX
primeros meses	gShS
primes	gW
princ-	kS
principal	aQbSmRpQ
print	qV
print that	qZ
print-	bRiY
printer	i^qK
prints	jSrU
prior-	iWtU
priority	iXtV
pris	hTjKqY
prise	oU
prise de	fQoS
priva-	aThW
privada	bW
privat	hT
privat$	hW
private	bRhT
private medical	hQ
private use	gHhU
privately	bQ
privately owned	bQ
prive-	bR
privee	bR
prix	h]iQ
priya	dKeV
pro	hRnW
pro cnaps	jT
pro rata	eSgQ
pro woche	hIjJn\\
pro$	hVpH
proba-	eSiTtR
probably	aGiKkKmJrJsStX
probation	eW
probation (	bJeViK
probation$	eR
probe	eVgR
probe$	eSgWhJ
probe-	eRpY
probearbeiten	hEpTqRsX
proben	i[
proben$	iX
probenahme	iVjJ
probezeit	dTeU
probezeit 0	eR
probezeit$	dSeU
probl-	qS
problem	qS
problem$	hUrI
proce-	iRrR
proceso	iTpR
process	aSpQ
process :	pW
proch-	hX
prod	cKqVtT
prod$	bFcFdKfJgJhKiFlKnKoKpKq[rK
produ-	aQbQhU
produccion	aDbXiJjU
produccion$	bKiJjV
produce	bVcKhJjH
producer	aY
producing	bW
producing house	bW
product	bT
product :	bT
product designer	mS
production	aYbGgVmQ
production$	aUbGcIiK
productividad	gU
productividad$	gU
productivite	hHi[jJ
productivite$	iR
producto	iR
producto$	gWqK
products	hYlJ
produit	jT
produits et	fRiQ
produits$	gViV
produkte	cHfJhX
prof	aShQtI
profe-	aQmR
profesional	jU
profesional$	jU
profesor	aQ
professeur	gWtJ
profi-	iJpYtQ
profil	tS
profil :	tS
profile	iHpSqItW
profiles	iGpY
profit	gQ
profit share	gT
progr-	aReQi[
programm	iU
programm$	iV
programme	bQiR
programme$	iV
prohi-	jKrW
proje-	aWiW
project	aTtK
projekt	aIbQiI
projet	jV
projet$	bVeSjK
projets	aRiSmK
projets (	aRbQcK
projets$	aSmJ
prome-	qV
promedio	gT
promi-	lR
promis	bJlVqQ
promis$	jJlWpKrK
promise	pS
promised	iRtQ
promised$	aItU
promo-	iJjSlWmW
promotion	iJjVlY
prope-	aRiRjR
proper	aKiRkV
proper$	iRjQ
properly	iQjV
properly$	iRjW
property	aZcG
propia	bQkR
propia en	aJbSqVtK
propia$	bRcJjR
propias	fK
propina	eT
propina$	eIgS
propinas	gWhK
propinas de	gS
propio	bRnS
propio$	bVhJjQnS
propo-	iV
proposal	iUnJpS
proposals	hSiV
proposals a	hIiY
propr-	iRsQ
proprete	aS
propriete	bVhRsG
propu-	bJcKiZtQ
prora-	gV
prorata	gV
prorata$	gV
prorr-	eXgS
prorrogable	eY
prorrogable$	eZ
prosp-	eWiUjG
prote-	iSmQsT
protection	iV
proto-	i]pGrJtR
proud	bY
proud of	bY
prove-	iS
proveedores	iU
proveedores$	iXpH
provetid	eShHoJ
provi-	hT
provided	fKhW
provincia	bQcX
provincia$	bRkK
provincial	j[
provision	g[
provision$	gW
proye-	aQ
proyecto	aQeQ
proyectos$	aQiT
proze-	aVdRtD
prozent	aKdTfQhR
prozent$	dIfUhW
prozess	qU
prud'-	qR
prud'hommes	qR
prud'hommes$	qR
prueb-	pV
prueba	eQpQ
prueba de	jVpS
prueba y	eV
prueba$	dT
pruebas	gRjHkKpU
prufe-	bFiRmY
prufen	iU
prufen$	iT
prufu-	hQiU
ps	cIiHjRmInHqZtK
ps$	aKcHiGjQkJlKmHnGqZsKtJ
psico-	jKkVmY
psicologa	aUcKmV
pssst	cJiKq\\
pssst$	aKcHiIq[
psych-	aRbUjX
pta	aXcQtK
pta$	aXcItI
pto	hbiQoK
pto from	iVoJ
pto$	hZ
pts	aRmWtE
pub	bUlT
publi-	qT
public	bS
public$	aSbHqV
publicar	aJbRtR
publication	iKrS
publicidad	qS
publico	eS
publier	qWtT
publique	iJjSqX
publish	qWrR
publish$	rS
publisher	cJqY
puede	dQkS
puede ser	gQoR
puede$	cIiVjEk[qI
puedo	qV
puent-	oUqQ
puente	oVqS
pueri-	gJhY
puericultrice	aTmQtJ
puert-	iW
puerta	i[
puerta fria	i]
puerto	pR
pues	eSqWtQ
pues$	eV
puest-	bR
puesto	aR
puesto :	aW
puis	eTfQ
puis cdi	aKeQqQ
pulle-	bRqR
pulled	bRqR
pulso	jU
pulso$	jW
pumpe-	bYjKqF
pumps	aKbXcKgKhGiTjIqIrI
punkt	lQ
punkt wir	jR
punkt$	dQlRrR
punkt-	cFjZkQtK
punto-	iKk[
puntos	iKk[
puntu-	hGjUkX
pupil-	bUeUiS
pupils	bVgKiU
pupils$	bUgJiQ
purch-	tQ
purchasing	jW
purpo-	eSiTrK
purpose	eSiTrK
purpose :	eZ
put	rY
put in	bSrV
put it	rW
put on	hU
put that	kRqR
put the	hErW
put them	jQlS
put you	lX
putti-	iQtT
putting	iQtT
putze-	iZ
putzen	iZ
pv	aYbQjKtI
pvc	aY
pvc$	aYbJtK
pw	gJh\\
pw$	gIh[iKkK
pytho-	jRkR
python	jRkR
python not	kElW
python$	jW
q	sQ
q 0	iVjGoUqU
q me	aTpWtJ
qa	iU
qa engineer	aT
qa$	iTmS
qc	aTbIiX
qc chemist	aW
qc$	bIcKiY
qs	aWtK
qu'il	iU
qu'on	hUsS
quai	aT
quai$	iQ
qual	iKjY
quali-	iJjVtS
qualification	r[
qualification$	gHjDqJr]
qualifications	iFjHlUt\\
qualifications$	cKiHjIlWtV
qualified	aKjZ
qualified$	gKjZrK
qualite	aSbIcHmRtR
quality	bT
quand	iRkVoX
quand$	hKoUpJ
quara-	fQgTsY
quarante	fRsZ
quart-	hR
quartal	fRqT
quartal$	fTtK
quarter	dQgRhFnU
quarter in	dQnV
quarter$	dQgShGjQ
quarterly	iSnQ
quarterly$	gVhK
quarters	h_iG
quarters$	h^iJrJ
quartier	aJbQgU
quartier$	aJbQgWhJ
quatr-	mR
quatre	mR
quatre ans	jXmI
quatre mains	iW
quatre mois	eS
quatre vendeuses	mS
que acabo	eKqUsS
que aqui	sW
que c'est	eIqUrZ
que ca	jFrUsX
que con	mHqZ
que el	rTsR
que ella	aQqWsH
que es	iTqS
que este	sStR
que esto	iQqS
que hara	i\\tJ
que hay	dRfQjR
que haya	kSsT
que je	qQsR
que la	aKkRlHoQqX
que le	bKjZqU
que les	aKbKiIrXtQ
que llamen	pS
que lleve	iY
que lo	fU
que los	sZ
que luego	qTrY
que mas	bIgIh[jKkTlHtF
que me	bS
que mejor	jIk[lHpK
que nadie	iSjTqQ
que necesito	tS
que no	jRqXsV
que nos	bJcIlKtS
que para	gUiVqK
que se	oR
que sea	hIjYkK
que sepa	jRkV
que son	mRsT
que suene	rV
que ya	lVqSrJ
que yo	eJmTtR
que$	tW
queda	fRoQqT
queda hasta	oY
quedarse	dKeSoQqS
quedarse$	dJeUiJjKoSqK
quedo	pStX
queja	qSsU
quell-	bUcJiU
quelqu'un	aQ
quelqu'un pour	aV
quelqu'un qui	jR
quelqu'un$	aVcIjS
quelques	iQjT
quepa	rX
quepa en	rX
quere-	lR
quereinstieg	jKkJlU
quereinstieg aus	jKkJlU
queretaro	bQcT
queretaro$	aIbQcU
queri-	iQjRtS
queria	iJjVqT
querida	tU
queries	iY
querr-	aQiKjKqStV
quest-	rQ
question	iJr_
questions	mQ
questions from	iT
questions$	qT
queue	iRjQ
qui	oUsQ
qui est	iRqS
qui passe	iKmVnKoIqS
quick	jVtU
quick one	bQ
quick-	jVpR
quickbooks	jW
quid	fFgRhViJkW
quien	bZjR
quien$	bUcIfKiFjGlKoJtT
quier-	iJtS
quiera	dW
quiera$	dW
quieras	aUbKfRrK
quieras$	aUbKfRrK
quiere	jQqRsS
quiere hacer	iJjY
quiere que	qZ
quiere$	cIjJsItW
quieren	eYiFnJqV
quiero	sRtW
quiero$	aGhIrKsItX
quiet	iZoT
quiet$	aJhCiWoVpK
quimi-	aSqQ
quimp-	cV
quimperle	cV
quimperle$	cV
quinc-	bQnR
quince	aUoQ
quince dias	nQoT
quincena	fUnU
quincena$	fYnR
quini-	gR
quinientos	gR
quint-	d\\
quinz-	fVjS
quinze	fVjS
quiro-	cQiT
quit	qW
quita-	fSiRjFqJr\`
quitt-	qS
quitte	qS
quoi	bTtT
quoi$	bWtQ
quote	pUrT
quote the	pGr]
quoti-	gGiTnR
r	jWtY
r &	iVqR
r 00	iUjItI
r 000	hJkT
r 0000	aDpKt[
r oder	jQ
r$	aUiJjVtQ
rabat-	gJhYiR
rabatt	bHgIhY
rache-	iJlJpUqI
racon-	hJpJq\\
radia-	jU
radio	b^fKkRlI
radio$	bQ
radio-	aQ
rahme-	bV
rahmenvertrage	bV
rain	hVjS
raine-	jQsX
raise-	gQhKkS
raised	bS
raised £	bS
ral	gW
rale	q\\
rambl-	pKqVrVtE
rambling	pKqVrVtE
ramp	bTiUkRmH
ramp$	iWmH
rang	bXgIlS
range	gVjTpJ
rapid-	bIcIjJtW
rappe-	gKjVnIpHqQ
rare	bTgJiKtW
rare$	hQtT
rassu-	jIkTsU
rata	eSgQ
rata$	fKgY
rate	g]iUjI
rate$	bIgThIiTjK
rates	gTqV
ratha-	cWpU
rathaus	cWpU
rathaus$	bHiKlJpVqJsK
rathe-	sS
rather	sS
rather a	sU
rather not	qT
rather than	iIk[mTtC
rather we	qQsQ
ratin-	iDjZqVsK
ratio-	iQ
ratios	iQ
ratta-	m\\
rattache	mU
rattache a	mU
rattachement	iKmY
raum	aEc_qQ
raum$	cS
raus	jWsQ
raus$	iUqTrS
rausc-	hKjHlDq\\
razon	hKqWrJ
razon$	hKiKjKqWrJ
rd	cSoU
rd week	fYtK
rd$	bJcU
rdc	aKbYcQtK
rdc$	aJbVcStK
rdh	aXeDlKoUtG
re	qRtY
re :	tZ
reach	aUkWmK
reach truck	jJkZqU
reach$	iQjS
read	jZ
read a	jV
read english	jR
read$	pUtV
readi-	cYrTtK
reading	cYrUtK
reading$	cXdRkKrK
reads	jWqW
ready	hIsTtY
ready to	iJjR
ready$	cKhHsUtT
real	eJhRjVqX
real$	bWhXiKqK
reali-	gRoRpSqK
realistic	oTqJ
really$	fRsX
reaso-	dYiK
reason	qY
reasonable	dXiKjT
reasons	bVdTjK
recei-	bQdV
recen-	iRsS
recent	pQsS
recep-	aUiQ
recepcion	aSpU
reception	iZ
reception$	iIjVpT
receptionist	aXbQtI
receptionist$	aS
recet-	iU
recettes	pJqU
reche-	aQtV
rechen	iQ
recherche	aVtV
recherche un	aVfQtH
recherche$	tU
rechi-	jUsT
rechnen	bW
rechnet	rU
rechnet nach	rX
recht	oX
recht$	oYtQ
recht-	iKjRnQqRrS
rechtschreibung	jXkGrRtK
rechtschreibung$	jQkKrT
recib-	eTgFiR
recibir	iS
recko-	iY
recla-	gKiZqR
recog-	pW
recoge	hU
recom-	iajIqK
recon-	iWqT
recor-	i^tT
records	iW
recru-	pStY
recruit	iRtT
recruiter	pRqR
recruiter screen	pY
recruiters	jHlKpVrK
recruiting	aScKqUtJ
recruitment	pY
recrute	iKjKtX
recrute$	bItZ
recrutement	iRqVtU
recrutement$	cKiQpKqRtX
recue-	qW
recup-	fTqV
recur-	bRiQ
recyc-	aTbFcJfKjXoI
red	bXjW
redac-	dWiKjYpR
redactalo	rV
redak-	aKjRtV
redaktion	aKjRtV
redaktion$	jU
reden	gUjY
redes	cKiZjI
redig-	tS
rediger	tS
redis-	iU
redisenar	iU
reduc-	hb
reede-	bY
reeder	qW
reeder$	iSqS
reel	jZkJqR
reels	iW
reemp-	jIkToJqRsK
ref	lTp\\tW
ref$	pS
refer-	iQpZ
reference	pVqQ
references	pU
referencia	rR
referencias	iFjX
referent	aWtK
referentin	aUhGm[
referrals	kJpT
refle-	jY
reflex	jY
refon-	bKiU
refonte	bKiU
refs	dHpX
refue-	eSiR
refuerzo	eSiR
refuerzo de	eT
refun-	gJiS
refus-	aQ
refuse	aQ
reg	iSj[
regal-	aKhTiKkUsI
regalo	aJbQkVsK
regalo$	aKcKkWrKsJ
regar-	kTtZ
regards	pKt\\
regards$	tR
regel-	fXgD
regelung	hQ
regen	fVgJjV
regen-	hX
regensburg	cQ
regensburg$	cR
regie	pYqI
regim-	eQgIhX
regimen	eU
regio-	bXsQ
region	aFcXhSnT
region$	bQhWnK
regional	kSsX
regional$	aSkV
regis-	bQjU
regisseur	qZ
register	bQpT
register is	iQpV
registered	bTgIjR
registered manager	aVgIjK
registered with	bKeTjU
registered$	hKj[
registration	jY
regle-	aKcJeJfGhKiIjYoKpKqGtI
regre-	qZ
regs	jTkS
regul-	eQpIqWtJ
regular	aJeUfSqStH
regular full-time	eQ
regular$	aHeQfXiKqUtH
regulatory	aVjRtK
regulatory$	aTjR
rehea-	eHjR
rehearsal	gRjS
rehearsal$	iTjWlK
rehearsals	eIoS
reich-	pQ
reichen	dSpT
reichen$	dSpS
reichshoffen	aJcW
reichshoffen$	cW
reicht	lTtS
reicht$	aRtT
reife-	bTtI
rein	r^
rein$	gSrY
reini-	iZ
reise-	nV
reiseburo	aTlR
reisen	pU
rejoi-	bJcKmW
rejoignez	bJcKmW
relac-	eXkU
relacion	eZ
relacion de	eV
relaciones	kW
relan-	iUqT
relat-	iSjU
relations	iW
relea-	bSiW
release	bZfKiSqK
release$	bWqK
releases	fKiV
relev-	jV
relevant	j\\
relevo	eR
relevo de	cJiV
relevo$	eYpK
relie-	mXpJ
relig-	sW
religious	sW
reloc-	gFh]
relocation	gFh]
relocation up	gKhQ
rembo-	hWjKnX
rembourse	hXjJ
rembourse$	hS
remed-	aEbFcKhIi[
remem-	rU
remember	rU
remis-	gGh\\
remise	gHhZ
remon-	jXqY
remor-	kU
remorque	kU
remorque$	kU
remot-	d_
remote	dX
remote anywhere	bKcT
remote in	dR
remote$	aSdQ
remoto	dW
remov-	jT
removals	jT
removals$	iKjV
rempl-	eUrW
remplacement	eWrR
remplacement d'un	eT
remplacement de	jWtS
remplacement$	eVrX
remplacer	bKeRhIrX
remun-	gXjK
remuneration	gXjK
remuneration :	gT
renco-	pVrK
rencontre	pVrK
rende-	mS
rendi-	jW
rendu-	iR
rendus	iR
renew-	e\`jHqQ
renewable	eY
renewable$	eY
renne-	c[
rennes	c\\iI
reno	bJc[gIiJmJ
renou-	eWqT
renouvelable	eS
renouvelable$	eT
renouvelables	cJeV
renov-	eRhWiW
renovation	i\`
rent	eVh\\
rent a	eZgIjJ
rent and	bJhU
rent if	hX
rent$	h\\
renta-	bVoJ
rentable	bVoJ
rente	eV
rente$	eWiR
rente-	bTeRiKqT
rentn-	eVkIsV
rentner	eVkIsV
repai-	iW
repairs	iW
repairs$	iT
repar-	bTiU
repas	hY
repas du	hT
repas$	gWhI
reper-	iTkVqI
repet-	jSrX
repla-	qZ
replacement	eW
replacement for	qV
repon-	iRpS
repond	iKmTqQ
repond a	iKmTqQ
repondre	gJiWpTtK
reponse	fIpT
repor-	iQmb
report	iSmV
report to	mX
reporta	mW
reporta a	mV
reporte	gKqV
reporting	kTlK
reporting to	aKiHmZ
reporting$	iW
reports	iRmS
reports to	aEmY
reports$	iW
repos	f[
repos dimanche	fT
repos$	bUfTiKjK
repre-	i[
repri-	eTfKgQhS
reprise	eTfKgQhS
reprise d'anciennete	fKhS
repro-	iS
reproduce	iS
reps	aZbDiU
repub-	cRdT
req	jYtX
reque-	lRrTtT
request	aJlKrVtV
requests	iV
requi-	lXtQ
requiere	bQtQ
requiere 0	bT
requiere$	cJtV
required	iQlR
required$	iUlV
requirement	lQtZ
requirement$	lU
requirements	jX
requires	qRtR
requis	lZ
requis$	lZ
requisition	aIjJtX
requisitos	iU
research	cQjS
researcher	aTtK
reseau	bU
reseau de	bV
reser-	pU
reserve	bKcSpSqQ
reserve$	bGcVqUtJ
reserves	pTqK
resi	aXqKtK
resid-	bX
residence	pV
residencia	aTbUjUtK
residential	iT
residents	dRhHpT
residents$	bVdSfJhHiKrS
resig-	q]
resigned	qZ
resis-	iJj_lH
resol-	i[
respe-	jQkSpKrKt]
respect	jTkT
respo-	mYtU
responde	m\\
responde ante	mS
responder	iU
responsable	aYmRtJ
responsable de	aW
responsable$	aHcKiTmR
rest	dShStU
rest wherever	dU
resta-	b[hS
restaurant	gKhY
restaurante	bW
restauration	aR
reste	fSqQrT
reste entre	qV
reste-	rZ
rester	rT
rester en	iRrQ
resto	cJdYhQ
resto 0	hU
resto-	gJjW
restr-	iJjTqRrT
resul-	gKhWiH
resum-	pW
resume	pS
resume to	bJrRsS
resume$	iKpV
resumes	pT
resumes to	pV
retai-	bQjQ
retail	bSjS
retail$	jV
retar-	iR
retard	iR
retard$	iR
reten	fSqU
reten-	hKiW
retention	iR
retir-	hTqRtJ
retired	kRmTsRtI
retired person	lSsUtJ
retirement	bJh\\iIjKkIqKrK
retirer	pRqRrQ
retires	oS
retiring	qT
reto	a@oKqQt_
retou-	bRhQ
retour	hXnSpQ
retour au	aKcKhVnU
retra-	iQqR
retraite	hQqS
retro-	bQfHg\\hIiIjFqH
rettu-	aVbKfKgWiK
rettungsschwimmer	aVbKfIgXiI
rettungsschwimmer$	aYbJfIgJ
retur-	hU
returns	iRjQ
returns$	iUjQ
reuni-	fSiQ
reunion	fVqU
reunion$	fWhJqQ
reunions	iW
revei-	qW
rever-	iSjV
revie-	iT
reviendra	qT
reviendra sans	qT
review	gRoKpU
reviews	iVmR
reviews$	iW
revis-	hRiQpIqZtI
revit	j_
rewri-	rY
rewrite	rY
reyes	iKoYpKqSrK
rezep-	hHi_
rh	iT
rh$	iV
rhein-	aKcTsR
rhodr-	mVqQ
rhodri	mVqQ
rhodri$	aKmYpKqQ
ri	bSpS
richt-	fKiT
richten	iU
richten$	fKiT
rico	aKmWsQ
ride	nX
ride--	bZjQtE
riego	i^
riego$	iX
rien	q[
rien ici	lT
rien$	qZ
rifse-	hS
rifseep	hS
rig	aJbU
right	qStQ
right to	iGjVpTtI
right$	gFqYt[
rigol-	q[
rigs	a]bGcIjK
ring	pW
ring 00	pW
ring me	pT
ringi-	dKfHiZ
ringing	dKfHiZ
risk	bTcJiSpFqU
rm	fT
rn	aZfCjYmUtG
rn$	aXtF
road	dJfGjVnY
road$	dIfFjRnY
roadm-	iW
roadmap	iW
roann-	cU
roanne	cU
roanne$	cS
robot-	bUiFkU
robots	bUiFkU
rocio	m\\
rocks-	rR
rockstar	rR
rockstar "	rR
rodaj-	iY
rodil-	sR
rodillas	sR
rodillas y	sR
role	aQdTiQ
role :	aViU
role$	qR
roll	bSjW
rolls	bTh[mK
roman	qSrR
roman-	lT
romanian	cKjJlT
ronda-	gXiV
ronde-	iU
rondes	iU
rondes$	iV
rontg-	jXsT
roof	aKb\\pGsWtJ
room	iS
room leader	aYtH
room$	hV
rooms	bakJ
rooms and	bDh[iKsU
rooms$	b]fGiJ
rope	hRjT
rosar-	cTpQ
rosario	cTpQ
rosenheim$	aQ
ross	qR
roste-	fXjR
roster	fUjT
roster$	aQfS
rosto-	nT
rostock	nT
rostock$	nT
rota	fTiZ
rota$	cIfIi[mI
rotac-	iW
rotacion	iW
rotas	iV
rotas for	iT
rotas$	iX
rotat-	f\`
rotating	fQmT
rotation	dEf[iU
rotation$	iZ
rotational	fY
rothe-	cS
rotherham	cS
roto	qZ
rough-	fQhKiR
roughly	fQhKiR
roule-	fQnW
roulement	bKfVjKnV
rouler	jSnR
round	eVfKiRpX
round the	fHiT
round$	eSiSlKpT
round-	iRpV
rounds	iSpV
rounds$	bThTpJ
route	eJhVnS
route$	fFnV
routi-	iYjKkJ
routine	iYjKkJ
row	qY
row$	qY
rrh	a^bJcIdJiKjI
rrhh	aKbHqZtT
rspca	aHbThKkKnKqXsI
rsus	gVhWiJrG
rtt	fRh^
rtt$	fZhS
rucke-	jSpJqQsR
rucken	pHqRrJsS
ruckf-	iJrX
ruckfragen	iJrX
ruckfragen herr	pT
rue	cYpV
rue de	c[
ruego	aDbGt\\
ruf	b[kKpT
rufbe-	bKfW
rufbereitschaft	bKfW
rufdi-	bSgQ
rufdienst	bSgQ
rufdienst$	fYgJiK
ruhe	fQjWkJ
ruhe$	jWkJ
ruhig	j[rV
ruhig-	fYhDjU
rule	dIjVnT
rule$	dIfKjXnU
rules	dTeQhKjRqI
rum	cRpSqT
rum$	cRpSqT
ruman-	kRqUsS
run a	jYmRtR
run it	bTrV
run our	aYoK
run the	aXiT
run$	bQfV
rund	cRnT
rund 000	fSgInX
rund um	cXiK
runde	pY
runni-	iRrR
running	iRrR
running the	bJiX
runs	bKfRiYjKoW
runs 0	gKiT
runs$	bJdKfXiRjHkGmInJoIpK
rural	aJbWgHhQkQlJtJ
rural-	gBh^
rush	iSqV
rush$	iSqV
russi-	sU
russian	jS
rusti-	rV
rustu-	iRqR
rustung	iRqR
ruta	cRnT
ruth	qR
ruth$	tR
rythm-	fThKjXlH
rythme	fThKjXlH
s	iQ
s &	aSjUtI
s /	fKgViKj]
s 0	iW
s 00	g[jQpK
s 0000	fQiQ
s$	fWiUjS
s'app-	jIlT
s'apprend	jIlT
s'en	l[
s'est	qa
s'est fait	aKcJqXtK
s'il	lUrT
s^"	iRrS
s^$	gbhW
s^%	hgjInQqG
s^&	aRb[
s^(	bStR
s^+	gQjW
s^/	cU
s^00	fRgUhU
s^000	bUfIg\`hQ
s^0000	jR
s^00000	gFlTpa
s^2000	bTh[iHlH
s^90	bUgUhGmU
s^900	cIeSfKgWhXiQ
s^950	gZhK
s^ab	cQ
s^abgeschlossene	bIjZ
s^abgeschlossenes	jX
s^able	bJj[sG
s^about	bReRfQgKqK
s^abrazo	cFiKpGrJt]
s^accommodation	h[nK
s^accueil	iZjK
s^acheteur	bKcRqQ
s^achtunddreißig	dXfUtJ
s^actually	gThKjZ
s^ad	aRfHrVtW
s^ademas	iGjKkVsJ
s^admin	cR
s^after	aTbKdYfQ
s^age	jJkKnJsY
s^agence	b_cKjKtG
s^agency	a\\bScHfEhGiIjT
s^agenda	iZqK
s^agent	cSqTsS
s^ah	c[jKlRtR
s^al	qX
s^all	bJiStU
s^allowance	gIh[
s^alors	fQiQjR
s^alright	a^tQ
s^als	j]pV
s^also	iTtS
s^alter	hKjYqHsW
s^am	iYjQoW
s^analyst	aXbEc[fHiDqQ
s^and	hRiWjStJ
s^angelehnt	fJgWhTqV
s^anglais	jUpU
s^annonce	bKgGjSpQqJrV
s^anonyme	rZ
s^anos	jf
s^ans	iKj_mU
s^anterior	q^
s^any	fQjU
s^anzeige	iKrVtK
s^applicants	iKjVkIqRsUtJ
s^applications	pU
s^apply	pY
s^april	oRqS
s^aqui	aHqTtR
s^arabisch	cKeX
s^arbeitest	dJfRiJmVpH
s^are	b[cR
s^as	bQcEeJgSoZtT
s^asap	aQbKcWfIhIiGjIkJoT
s^asesor	cX
s^ask	rW
s^asked	bHhJjKpFqSrFsWtI
s^assistant	aUbTcRiG
s^assistante	aUbQcR
s^association	bXcYgJhGiCtJ
s^asunto	jHqKtW
s^at	bJiGj[nZ
s^atelier	cYiKtQ
s^atender	i_jI
s^au	iQ
s^auch	gShUjJqSsS
s^auf	eSfKhViVjGnVqKtG
s^aufgabe	iZqI
s^aufgaben	ibtF
s^aus	cTlQqS
s^ausbildung	j\\
s^ausschließlich	pS
s^aussi	pRrT
s^auto	jQkT
s^autobus	h]
s^aux	bWcI
s^avec	fKpW
s^away	gJhJnY
s^ayuntamiento	bScI
s^b	cVgQjRqJ
s^bac	j^
s^bachelor	ja
s^bachelor's	jQkU
s^backend	aXbJjTkE
s^backfill	aIbJcJdIeJfGgGhHiFjIkJmJnJoFpDq^rHsJtG
s^background	cGhEiHjVkKlVmKqJrJtI
s^band	bIcXgR
s^banda	lJqW
s^bareme	fDgQhVnF
s^barista	cTjQsR
s^base	hKmSoRpK
s^based	bIc\\dT
s^basic	gThR
s^bauen	iW
s^bcbs	aKcKdKfKhWiKjIkKlKnKoKsKtK
s^be	fZlKsQ
s^been	cKiGjZlK
s^before	hRiJoZ
s^befristet	eYjHnI
s^bei	eQfHoUpTtF
s^below	jKqJrKtW
s^benefits	h\`rT
s^beratung	cQiZqS
s^bereitschaft	j\\tD
s^besetzen	aVbIcEeTfJi?jQoX
s^besoin	aZlS
s^best	aHfKpFqKrFsTtZ
s^beste	aKcIiGjKlKmKnKpFqKrIsKt\\
s^between	hHiKqUsU
s^bewerben	iJpW
s^bewerbung	p]
s^bewerbungen	pWqT
s^bezahlt	fHgW
s^bien	aIcDjKpHqIrSt^
s^bieten	aHbIeYjKtK
s^bin	fKpVqQ
s^bis	fTiXnJ
s^bist	iJtY
s^bit	fKpJrKsWtJ
s^bitte	iGqKrYsY
s^bjr	gKiRpR
s^board	fGiFsQt[
s^bon	tS
s^bonjour	bR
s^bonne	sYtR
s^bonus	eHgXhSjIkUmJ
s^book	iTjQqF
s^boss	aKbHcJdKeKfKgKhJiJjIkKlKmWnKoKpHrJ
s^box	bGgGhbiEpKrK
s^brain	aSdJ
s^brauch	bIgQjUnRpI
s^brauchen	cTgKiZtR
s^brauchst	jVkKlYnI
s^bsn	lW
s^budget	gSiQqY
s^budgets	i^
s^buenas	qQ
s^buenos	aJhHqJt_
s^bureaux	cXdVfDiJ
s^burgermeister	qZrKsJ
s^buro	cRdU
s^bus	aTbIh^jK
s^buscamos	aYeSfQjJ
s^but	fXgE
s^by	oStQ
s^c	g[jZ
s^c'est	pJqTtT
s^ca	cDfYgIhKiFmJnW
s^cada	i_
s^caja	bSi[tQ
s^call	fVgSiJrQ
s^calls	dIiQlKmKp\\qK
s^camion	bKeIhbiG
s^camp	gRiQ
s^can	aViEjX
s^can't	bKiKj\\
s^candidatures	pXrK
s^cap	eQiR
s^car	cGh_pK
s^care	jIqKr[tH
s^caristes	fQ
s^carnet	iFjX
s^carte	jR
s^casado	fJgKs]
s^caseload	i^
s^catolico	fHgJs^
s^ccn	gZhKiI
s^cdd	cQeVfDiR
s^cdi	e\`fQ
s^ce	jRkTlK
s^cert	hZj]
s^cfc	aJj\\
s^cfo	iKmRqWtF
s^chainsaw	gJhKkY
s^charge	cSiX
s^charity	jIlYqI
s^chat	fItT
s^che	tW
s^chef	mT
s^cherche	aQcY
s^cherchons	bScUiQ
s^chere	jItR
s^chf	fJgUh\\iIjIrR
s^chicas	aQsStT
s^chofer	bFc\`
s^cinco	jXmQ
s^cinq	jQ
s^city	bSiAjKmVtU
s^civil	i\\rR
s^claire	qX
s^class	i^
s^cleaner	fSjQqW
s^client	cQiUjQ
s^clinica	bQcQhV
s^close	i\\jQnK
s^closes	gIqS
s^closing	hJpZsV
s^club	h\\iJ
s^cnc	aRbKcTfUiK
s^coche	hSiInV
s^cocinero	aIbHcZiUqKtS
s^coef	gW
s^colegiado	hIjZ
s^colette	tV
s^collegues	aRdTgW
s^come	bKhJiSnStQ
s^comida	cFh\`iJjIrJtI
s^comite	mS
s^commercial	aKiXjI
s^commission	hSqV
s^commissioning	qKsTtI
s^community	aUeR
s^como	kVpHrY
s^comp	gShSkUqV
s^company	cTgJh\\jK
s^competency	lQpS
s^complet	jRpTqIsK
s^comptable	cToQ
s^con	iQmR
s^concierge	fWgH
s^conducteur	iQpU
s^consultant	gV
s^contact	fJgEpZ
s^contract	e^
s^contrat	bJe_
s^contrato	bRe\\
s^control	gS
s^controleur	bHcUtX
s^convenio	fKg[
s^convention	gSjG
s^cook	aWbCc[iKjJnF
s^cooperative	bSqT
s^coordinador	aR
s^corporate	gKiJqYrH
s^cortar	i_jI
s^coucou	fIiSoS
s^could	tU
s^council	bXcTpStG
s^couple	cJdJqKs[
s^court	iSrV
s^crew	cQmWtJ
s^cro	bXcFkR
s^cs	j\\kS
s^cta	bHcRfXhJtR
s^cuadrante	fW
s^cuatro	bVcSiJmSpJqJ
s^cv	fGpg
s^cvs	p[qJ
s^d	fKiVjWpK
s^d'un	bTcZ
s^d'une	cUpY
s^da	fQiJmToHqU
s^danke	aKcHhJiJjJkHpHrJt[
s^dann	aWbTcRpJqJ
s^das	fTjKqT
s^dass	qU
s^data	cKhSjT
s^date	aJfJtT
s^datev	aGjV
s^dauer	aKbKcIdKeZfFgJhJiIjJkKlKmKnJoKpGqIrKsKtI
s^day	bW
s^days	fUh]nR
s^dbs	hXiKjWmK
s^dbt	gSlY
s^dear	aRtX
s^deckhand	bUdIhXiFjQ
s^decoupe	cIi_
s^degree	iGjSl\\qFrK
s^del	h[iVqT
s^dem	jFkXmKqX
s^demande	hGjQqV
s^den	fQhTiUjG
s^denise	aQbXiWqS
s^dental	eVhQ
s^deplacements	nVqK
s^depot	cUpT
s^depuis	bWhIqG
s^der	cSfKqUtR
s^des	iWqS
s^desde	hSoV
s^designation	aZbEcFdJeSfGgIhJiEjJkIlHmJnJoIpHrIsJtG
s^deutsch	iKjU
s^deux	cSgHhYpY
s^dev	iQrS
s^development	i[
s^di	iapJ
s^diary	bKfQi_nA
s^dias	gIhRnRt]
s^die	fQ
s^dienstwagen	bIh^
s^diesel	aZbF
s^diesmal	iHsY
s^diktat	aKbKcHjJmKqJrCt_
s^diplom	hJjXkX
s^diplome	j_
s^dir	aJcJiJmRoKpKtV
s^direct	mUpQ
s^direction	aIbUtT
s^director	aHeW
s^dispatcher	aGcQdGjQmS
s^dispo	cQjRoFq[
s^dm	bVjKpWtF
s^do	i^tK
s^doctorado	bIjSlV
s^dog	lR
s^don	bScQ
s^don't	iJlYmRqTrS
s^dont	iWlU
s^dos	aSiK
s^dossier	jGpWsK
s^dossiers	pU
s^dr	cVqW
s^drafting	iTjS
s^drei	b[cJjKmInS
s^driver	aRj^
s^drivers	aZtJ
s^driving	fFgKjTkIlWrI
s^drop	bV
s^du	ia
s^due	bRcU
s^dutch	bGcKdIjRlYrJsJ
s^e	jSqT
s^echelon	bXcRgRnJ
s^edad	sQ
s^eg	g\`iJ
s^eh	bIcXdIeJfGgQhHiGjKkIlDnKoGpKrJsEtU
s^eigener	gGh\\iKjJqGrJ
s^eigenes	hUiJnVrU
s^ein	nQpQrWsQ
s^eine	jRqIrRsX
s^einen	jX
s^einfach	pX
s^einstieg	gSoSrI
s^eintritt	iZo\\qKsF
s^einweisung	cFgKi^tJ
s^el	oRqU
s^electricien	gUhS
s^elektriker	fSgW
s^elektro	bW
s^elementary	iGj]
s^elle	iQmY
s^email	bKpSqKtU
s^employer	bUhV
s^empower	iDjakJtK
s^empresa	aJcYiJ
s^end	fJiTjHoV
s^engineer	aQhSjT
s^englisch	hJkU
s^english	jUlV
s^enhanced	bKeGhYiEjXmK
s^entrada	f[
s^entre	nQqVsV
s^equipe	cVeQiFmWpG
s^er	oVtQ
s^ere	cUiV
s^erst	bKeZrT
s^ersten	iU
s^es	bSiK
s^escribo	aKbRcTeGqKtS
s^eso	j^
s^essential	i[
s^est	bXq]tE
s^esta	iImUqW
s^estamos	aJbQcYpKqK
s^estheticienne	bQcSjJtU
s^et	cTfKgT
s^etablissement	bUcT
s^eu	jVqU
s^euch	pV
s^euh	fRiQ
s^evenings	f]hHiHjIlJsG
s^every	dQhV
s^examen	iJj\\qI
s^excellent	j]kGqG
s^exige	jb
s^experience	kWl^
s^experiencia	hKj\`kS
s^explain	aGiRjU
s^export	cTfSoR
s^extra	hTiKjJkS
s^extras	gKh]
s^fachkraft	bRcReIiKtR
s^facility	aQb[cFgIhIiJjKnT
s^fahrer	aQfUjSlKtH
s^fais	iUjKrU
s^falta	gVjV
s^family	bVhXiG
s^faut	jXnX
s^felt	qU
s^fijo	fQhU
s^filing	i\`
s^final	aIeKqVtS
s^finance	aFeX
s^fintech	lYqE
s^firma	bR
s^first	cSiYpR
s^fit	i\\jQ
s^fitter	rV
s^five	dVf[gBjStF
s^fix	gXiUjF
s^fixe	gUh\\iE
s^fixed	e\\fBoT
s^fluent	jXkJ
s^following	aXbKiRtT
s^food	bQcU
s^for	iU
s^forfait	eQhU
s^form	cWeQhJjIpZ
s^formacion	gWhIjQnFqJ
s^formal	rT
s^formation	hQiQ
s^forms	p\\
s^forty	bYcIkItH
s^foto	rW
s^founded	bVjK
s^four	fTgEhUmQoR
s^fp	iKj^
s^frag	hVjJnHpJqRtI
s^francais	lU
s^franzosisch	cFiEk^sCtH
s^frau	jKqRtV
s^free	cGhjpJ
s^freelance	cTeUfHiG
s^french	kT
s^frisch	eRgSlKpQqJsR
s^frist	pS
s^from	fQgGtZ
s^front	aXbF
s^fruh	fWnI
s^ft	bKeWiK
s^fuhren	i\`pU
s^full	jWrR
s^full-time	e]
s^fur	tZ
s^furgo	cIh\\iJ
s^g	dIgShIjS
s^gameplay	bS
s^gas	iDjYkY
s^geehrte	bJcIiHt\\
s^gehalt	g[jKqZ
s^geht	aXbIcEfJiKjHmIpKtZ
s^geld	gXhH
s^gemeinderat	iKqY
s^general	cYjF
s^german	bKjJkYlWpK
s^gern	hFjGkZqJsW
s^gestor	c_
s^gesucht	aQiSrR
s^gf	pKq\\
s^gibt	q^
s^gm	qWsGtR
s^go	iKjX
s^goes	qS
s^going	aUbJqU
s^google	iQjS
s^got	aRbHcUeU
s^governors	aWiIqS
s^grade	aVg]iJ
s^gratis	hX
s^graves	fWi^jJ
s^grille	aIbJcKfHgZhIiGjHkKlKnJoGtH
s^groomer	cTgQjQlT
s^group	bTcXiFpQ
s^gruezi	aRbRfXgGtQ
s^grund	jFqZ
s^grupo	fKgYhIjHpI
s^gruppe	bZhIiKtK
s^gruß	tY
s^gruße	aIbJcHdJeJfJgJhJiHjJkJlImJnJoJpFqJrIsJtZ
s^guardia	cSfZjHqC
s^guardias	fY
s^guten	aWbTiStU
s^h	bQf^gK
s^ha	bWqJ
s^haben	jWqS
s^haber	jTkR
s^habla	k\\pJqF
s^hablamos	jHtU
s^haccp	iVjS
s^hace	hKj]
s^hacer	i^
s^had	q\\
s^hallo	gT
s^handy	bIh[
s^has	bJcJeFiJjatT
s^hasta	eWfXoHqR
s^hat	q\\
s^haus	cXhRpG
s^have	hWjUtK
s^hay	fRh^iGmKqT
s^haya	iFkZ
s^he	eRiX
s^head	aYgQ
s^health	gKhZkUqQ
s^heidenhain	bUjQkT
s^heißt	bThTiInRpI
s^hello	qTrJtW
s^hep	jW
s^hermano	mKq[
s^herr	fUgHqTrGtW
s^herzlich	cCdKhKiIkIlKmKnKoKpEqJrIsKt\\
s^heures	fTgThTjK
s^heute	bXcRqJrK
s^hey	cKdQtX
s^hi	hStS
s^hibrido	aKbEcZdVfFlJnE
s^hire	hIiZ
s^hola	oQtU
s^home	cRdY
s^horaire	gKhZiI
s^horaires	f[iJ
s^horario	fS
s^horas	f\\hQiK
s^hospital	lU
s^hotel	aRbQcVeSiKqF
s^hour	iXjK
s^hours	bJeQf_hViG
s^housing	bUhTjU
s^hplc	i[jH
s^hr	aBqVt\\
s^hrs	dIf\\hH
s^huhu	qQ
s^hundred	bTcJdKfIg[iHjJlJmHoKpGqJsKtD
s^husum	cSdXfJiIjGmIrJ
s^hybrid	defH
s^hybride	bFcIdZhRjF
s^hygiene	iGjY
s^i	bJlQqS
s^i'd	pJs^
s^i'm	iYlS
s^i've	aQiJtW
s^ich	aQfRiGjQrHtY
s^ideal	jJkKsZtK
s^ideally	i[oR
s^if	iEjGkVpJqRrQtT
s^ihr	aQbFcQlRmRqK
s^ihre	aIiWtF
s^il	iRmR
s^illustrator	cJiKj[kH
s^immobilier	gKiajGtH
s^in	cQi[
s^indefinido	eQqU
s^independent	bZgJ
s^info	bIlEmUqY
s^ingles	jXkR
s^instructor	cRiZ
s^insurance	bHdKhGiGtY
s^interna	cQfKiZ
s^interne	qZ
s^interno	cVqR
s^is	dTeJmRoT
s^ist	cUqUtJ
s^it	rZtQ
s^it's	bYcY
s^j'ai	iQ
s^ja	gR
s^jahr	iVjIqK
s^je	qS
s^jefe	cWpQ
s^jemand	aVcCi^jFqGtR
s^jesus	jSrStI
s^jeunes	aKbEfHiRjKlVqK
s^job	aSiTtT
s^jobrad	gIh^iI
s^join	bWmQrH
s^joining	eFgWoQpJ
s^jornada	f\\
s^jour	cKd[eKfHgKiIkHqJrHsHtV
s^jours	dViG
s^julio	hUqS
s^k	fJgVhV
s^kafka	iKk[lK
s^kann	jSqEsW
s^keep	bKdSeQiQrXtJ
s^kein	lTpHqKrY
s^keine	fWiWjHqKsY
s^kenntnisse	bKjKkTlUmKnI
s^key	iV
s^kindly	cRrQtQ
s^kit	haiKjEnK
s^klasse	e[iH
s^know	jJkVqV
s^knowledge	kTlVmJsK
s^kollegin	mSqUtR
s^kolleginnen	aFbHdKfHgIhIiIjKmXpKqEtT
s^kommt	hJiWpFqTrF
s^kuchenhilfe	cRjSqQ
s^kur	cJhKiGkXlH
s^kurz	aTdZjDrU
s^kv	g^iI
s^l'ancienne	qX
s^l'anglais	lX
s^l'association	aTbX
s^l-j	f[
s^la	qT
s^lab	eRiTmTtJ
s^lady	iGjWsS
s^landwirtschaft	kT
s^las	gUiX
s^last	fKqctQ
s^late	cJf\\pJ
s^le	bRqW
s^lead	mTrRtK
s^leaving	jT
s^legal	aSeEfXgUhK
s^lehrabschluss	aKbKcKdKgIhGiHjWkElImKnKoJpIqGrGsFtY
s^lehre	i_lQ
s^leider	cFdUhWiK
s^leila	bR
s^lenguaje	r]
s^les	iRtS
s^let	i\`kH
s^letter	aKpZ
s^lettre	oHpX
s^leute	aScQfQiImS
s^level	bKhSj]lT
s^lgps	hdiK
s^liaise	bHiY
s^licence	iFjXkZlR
s^licencia	cEfKgJiJjZlKsF
s^liebe	aQrStT
s^lieber	aSbDfQgJqKt\\
s^liebes	aSbCdWtS
s^liebsten	aIqQsW
s^lieu	cVeIjKmKnKpQrJ
s^line	i\\
s^list	iVpV
s^living	nTqK
s^lleve	idmJ
s^lo	bQiUqT
s^location	c[
s^lodge	bEc[fHjTkGtK
s^logement	h[
s^lohn	fKgbhIiEjK
s^look	aSeRkGpKqS
s^looking	aXbKfVnV
s^los	hUpU
s^lost	hElFq]
s^lovely	cRqQ
s^luego	hJpSrU
s^lunes	cJfSh\`iE
s^m	bIcYgKjVkGnGpKqKsJ
s^ma	aItS
s^machen	bXrQ
s^madame	jHtW
s^mail	lHpVrHtI
s^main	iX
s^maison	b[iI
s^make	bWrUtF
s^male	fJjHsY
s^man	bRcUhJiQ
s^management	aTbFhIiJjWnV
s^manager	aSmVrR
s^maneja	jIk^pIqI
s^manipulador	jTkW
s^marca	bViY
s^margaret	qWtT
s^master	j\`kRqJ
s^max	bHdUiIrU
s^may	bJhIiHoWpUqU
s^me	cImUpX
s^meal	aVhWmAtQ
s^medical	hajV
s^medico	cWhVjH
s^medio	c\\fQ
s^meeting	aGcJpKqHtc
s^mein	q]
s^meisterbrief	fHjVkV
s^melden	fFoXpH
s^member	sR
s^mention	qTrU
s^menus	gHiZ
s^merci	aKbGcHpCt\`
s^mets	rZ
s^metzgerei	cUfJiJpUsI
s^mi	i\\
s^mi-temps	bWcYiFjJ
s^mich	iGpUqZrK
s^mid-size	bQdIjGlKtX
s^min	iKjSqTrYtE
s^mind	iJj\\kH
s^mindestens	j[
s^minimo	jR
s^minimum	jTkV
s^minutes	bStR
s^mira	cJfWkGqKrTsU
s^mit	aFbSiU
s^mitarbeiter	eWqX
s^mm	jZ
s^mo	eQgQnToD
s^mo-do	cUeGfX
s^mo-fr	fU
s^mogen	aVbIjHkWtJ
s^moin	aWbFcS
s^mon	bGcXeRfYiK
s^monday	fagBhJiG
s^moni	qW
s^moniteur	kV
s^month	dWeTiUjHpJqIsKtH
s^montse	aQ
s^morgen	bHjUtT
s^morning	aReQtU
s^mostly	fUiYmH
s^motif	bFfHqZ
s^moving	bGiRk[
s^mr	qWtU
s^mueve	bVhKnT
s^multisport	aKfUh\\
s^muss	aTja
s^musst	jYkI
s^must	j_sU
s^my	qX
s^n	iKjKmSpKrV
s^nach	dTgThTiJpQ
s^nachts	iUmX
s^nada	cJgKiVjKpUqSrB
s^national	bQnX
s^native	gIiJjTsV
s^nativo	kIsX
s^nd	jSsQ
s^ne	bXqR
s^near	bXcZiFjGpI
s^necesitamos	aUeX
s^necesito	a_bKcKrJtK
s^need	aXjV
s^needs	kY
s^nein	cTgTiIjRkJlYoKtK
s^neuer	cSiW
s^new	bWgItR
s^nhs	bYcQhQrJ
s^ni	lVoIsH
s^nice	cFhJiEjDkXrG
s^nicht	eTqGrS
s^nichts	cIfHgEi\\jIkKpKsK
s^nights	fUgXhQ
s^njc	dUgS
s^nmc	j]kK
s^no	lWsV
s^nobody	bTsT
s^non	aKcFeFg[hHiEjUkKlSmKnGtC
s^nos	bTdSgTjK
s^not	iGjSlZsT
s^notdienst	fXgEhHiKqK
s^note	qUrQ
s^notes	cKeGfKiJjIkKtY
s^notre	cIiIjKqXtK
s^nous	aUcRiGmQtR
s^now	aQ
s^nur	nSsV
s^nurse	aTeSmY
s^nvq	iJjb
s^o	cTjStQ
s^ob	iKjFlWtK
s^objet	tX
s^obra	e\\gKpJ
s^ocho	fXhJ
s^oder	hTiJjX
s^of	iV
s^off	hRi^jImJ
s^office	bIcXd_iFqKrS
s^officer	bXeT
s^oficial	cXj\\
s^oh	gJqYsI
s^ojo	qTrT
s^ok	aZ
s^onboarding	aQbKqV
s^one	cQgIrS
s^online	cKdJiGjUpS
s^only	iIqKs[
s^open	i]
s^open-ended	dHeSfDh^
s^opening	aYbHcSeXgJiJkHqK
s^opera	jT
s^or	dVfKkX
s^ort	aIbJcWeIiGtK
s^os	aTbFcVlKtU
s^ou	iV
s^our	bQcR
s^out	bKiZr]tJ
s^own	hRiXnT
s^oye	aXbSjJtS
s^p	bEia
s^paga	g]iE
s^paid	hT
s^para	cShY
s^parents	qZ
s^part	jTqXrQ
s^partida	f]iK
s^partner	bZcJdRqRtH
s^pas	lYrRsR
s^pasa	pUrS
s^passer	p[qJ
s^pay	fIg\`hFiKjGlJqDsK
s^pedagogique	bRcRjS
s^pedimos	iHjX
s^pension	hjiC
s^per	aRcU
s^perdon	aRqT
s^perfil	rVsW
s^perm	e^fE
s^permanent	cIeefCjJ
s^permis	hUiJjSkQlT
s^person	eVfQi_
s^personal	jHlXrZtI
s^personalreferent	aQbGeZ
s^phone	hXiGpUtT
s^photo	lHpHr\\
s^pick	bKgJi\`kK
s^pido	j^
s^plan	i]
s^please	aQfIrVsUtS
s^pls	fJiKjKsU
s^plumber	iVtT
s^plus	cHgRjIkVnJoSqH
s^point	g]rD
s^police	iHpJqKsW
s^ponlo	rX
s^por	fUhSjR
s^portefeuille	bKi^oE
s^portfolio	pSrR
s^position	aXbHfDgHtW
s^possible	gKhWrS
s^post	fRi^rT
s^poste	iHjJmVqJ
s^posting	hIt]
s^pour	aU
s^ppo	hYjJ
s^preferably	gGjHqJsa
s^preparar	iZ
s^preparateurs	gIi^qW
s^preparing	fKiU
s^presentation	s[
s^presupuesto	hYqS
s^presupuestos	cJiajJlI
s^pricing	bVcKi]
s^primary	eHh]
s^primero	iUlIpJqQ
s^principal	pU
s^private	gRhYiKjR
s^priya	oKpKqX
s^pro	gThW
s^process	fGgJpY
s^product	bThS
s^production	aWcHfGgUhJiGkJlJnHoKpKqKrKsKtJ
s^prof	pIqXrI
s^profesor	c[
s^projet	bQiHjZnK
s^promised	aUbJtV
s^proper	iQj_
s^pts	cRmY
s^public	c[eT
s^pues	aKiJqRtX
s^puesto	aV
s^purpose	bFeUiY
s^put	jElSpHqJra
s^python	cKjDk[lK
s^qa	aX
s^qs	aSjJqYtJ
s^qualified	iJjc
s^quatre	eS
s^que	iTjTsS
s^qui	aVfUpIsVtI
s^quick	bRcStQ
s^quiero	aSbEcWsRtG
s^r	hZiJ
s^range	eIfJgYr[
s^rattachement	aKmV
s^raum	fTqSrV
s^rdh	aJfTiRoV
s^real	iKjdkJqQtJ
s^really	bIpVrI
s^reason	aKbIcIiFlKoHq^sK
s^recepcionista	bScV
s^receptionist	bWcU
s^redactalo	rY
s^ref	iHpQrXsH
s^references	bKi]jIsK
s^reg	hFi]pR
s^regards	aHcGtY
s^registered	gRjY
s^regular	e[
s^relations	ia
s^relocation	dJfIh^
s^remote	cVd[iK
s^remplacement	bScReW
s^remplacer	eYoErT
s^remuneration	eIgWhY
s^rent	eThFiY
s^repas	hZjJ
s^repond	mVqS
s^report	aFdKfHiDm]tY
s^reporta	iKmYpKtJ
s^reporting	cKdIm^qK
s^reports	m]
s^research	eSfS
s^responsable	c_iCjFmY
s^resume	pTqK
s^resumes	bIiKlKp\`qKtJ
s^retail	jTlQ
s^reten	fT
s^right	aQiItY
s^ring	hJpW
s^rn	bUiHjSnS
s^role	iS
s^rondes	iajE
s^room	aQbEcTeUjKmS
s^rota	aEfKi^
s^rrh	cTeQ
s^rufdienst	bXfQ
s^run	bSeJi_jQ
s^rund	cShKiWnU
s^runs	aKdIgGhHi[jGmTnI
s^ruta	bJfHnZ
s^s	iVjFmX
s^s'est	qX
s^sabado	f[nI
s^sabados	gWrQ
s^sabes	cTdViJ
s^sachbearbeitung	aQcTfQiJqI
s^salaire	gTiK
s^salario	gX
s^salary	g[hRjJ
s^salut	cV
s^sap	dQjV
s^saturday	cKf]lJ
s^sauna	h_kJ
s^say	bGgThKiJjKlKoCpKrUtW
s^scale	gYhKrU
s^schon	jDkTlV
s^school	cShZiJjKlQmHpIqKtI
s^schreib	bSiFqR
s^schreiben	iQjIqRrX
s^schweizer	pJqWrUsJ
s^scope	aIcSgIi\\
s^se	kU
s^seat	aRbKdXgViFnJoK
s^second	rK
s^secretaire	qWtK
s^secretary	eGfXr\\tG
s^see	tU
s^seek	aV
s^seguimiento	iX
s^seguro	hZ
s^sehr	iEt\\
s^seis	iIjWmXqG
s^semaines	aIh]jHkHmG
s^send	p\`
s^senior	aRbTiKqSrR
s^serait	hFiKoXpJ
s^service	gVhTiSjQ
s^servicetechniker	n[oJ
s^servus	aTbGcJhJiJoKqDrIsIt^
s^shared	fYiHlI
s^she	i[mJqS
s^shift	fW
s^shop	aIb[fJgHhJiItT
s^short	bFcIi]tR
s^should	qRrSsTtK
s^show	iHj[
s^si	kdqR
s^sia	jW
s^sie	jZrXtG
s^siege	aIbUiJmWqK
s^sin	qEs^
s^since	tR
s^sind	bSmRqI
s^single	gZqHsR
s^sinon	bGcQjY
s^sir	aQeT
s^sit	jVmSoKqK
s^site	c]dReSiHjHpR
s^sits	aHdXiJmU
s^six	bHcVfXhDmJqJtK
s^small	bTc[iJ
s^so	aRtX
s^sociales	i\`
s^socials	q\\
s^software	aRfT
s^soldador	cUjZtJ
s^soll	i[pT
s^somebody	aWbIeRfTiKsQtH
s^someone	aRiXqHsY
s^sommer	fZhH
s^somos	b\\cXi>jFmTqK
s^sorry	fKjKoWpHsK
s^sous	gKiWjS
s^spanish	jRrX
s^speaking	kV
s^spl	bJiYnU
s^sql	j^kFlT
s^squad	aJbKiIjKm_
s^sr	aXbHcIjWkGtQ
s^sre	iKjUt]
s^ssiap	fRjYtR
s^st	bQc[dQ
s^staff	gWh^iHjHpItK
s^stand	jX
s^standard	iS
s^start	eUo\`
s^status	h[
s^std	fYgYhH
s^stelle	bWfS
s^stil	pGr\\sJ
s^stock	iYmU
s^strictly	eJfUlKoKtJ
s^strong	b]cJiH
s^studium	iHlZrJsI
s^study	hUiJpX
s^stunden	dWfYtJ
s^style	iIjJrY
s^suchen	aUcQfQiQ
s^sueldo	cJfIg^lJqS
s^suene	iKr[sH
s^suite	jTtU
s^suivi	icjJ
s^superior	jY
s^supervision	iZjI
s^supervisor	cZmS
s^support	aZbFfG
s^sur	cXiI
s^sven	qZrK
s^swim	gUhSiIjS
s^t	jHqRrS
s^ta	aKbQdRjKtW
s^tag	aYbIiVtS
s^tage	cJj_
s^tage-woche	fU
s^taille	cRiXjK
s^take	igjHrS
s^talk	aEiJpUtV
s^tambien	iZrS
s^tardes	bRfTmI
s^tarif	g]
s^task	fQiZ
s^tasks	iW
s^te	aQcGqQtZ
s^teacher	c\\fQ
s^team	aRiDmYqHtV
s^teams	aKfHtX
s^tech	kUsQ
s^technicien	c\\
s^tecnico	cU
s^telephone	hTpTrDsGtG
s^temp	fQiQoVtI
s^temps	eTf\\
s^ten	gHhXjQ
s^tendria	iRmY
s^term	cTeU
s^tertiaire	gUhS
s^tester	cSdJhWiHjT
s^texas	hXpW
s^text	lIpKrZ
s^th	aIeVfHgGhFjUoTsKtH
s^that's	aXfJpIrAtV
s^the	i_tS
s^them	bKjGlHrWsX
s^then	aQtR
s^there	bIcSdS
s^they	i\`mS
s^they'd	iUmXnR
s^think	aTqHsX
s^this	bJeGiVoWp\\
s^three	bUcUdQjT
s^through	pU
s^ticket	hVkR
s^tickets	i]jDnU
s^tiene	h[jV
s^till	bKeJfUiGlIoV
s^time	cRfVjW
s^titel	aXoR
s^title	fHiVjHsHtY
s^titre	qSrS
s^titulaire	iDjSkV
s^titulo	iIja
s^to	fS
s^toi	q]
s^ton	rW
s^tone	rU
s^toronto	cUdTqK
s^town	bYcWfJiJtE
s^trabajaria	bJjJmV
s^trae	iKj^
s^training	fKhSlY
s^traitement	gUh\`iKjG
s^transport	dIhU
s^travail	iX
s^travel	iVnY
s^tres	eQhJjVrW
s^trial	cKdIfKlEmIoJpGqJrIsZ
s^trois	fGgFh\\iKnR
s^tu	iQpUqR
s^turkisch	aJbJcEdJeJfJgKhKiDjYlJmFnJoJpKqJrKsJtG
s^turno	fYjV
s^turnos	fZ
s^two	m[
s^type	eV
s^typescript	gKiHjZkU
s^uber	jJpQsQ
s^um	cQqRtQ
s^umfang	fQi[
s^un	kQsQ
s^una	cQmToR
s^unbefristet	cKe_jElJmH
s^und	iSkX
s^under	aKiJmY
s^une	cUiQ
s^union	bIgHhVjKlKqR
s^unit	hZmR
s^unlimited	eXhH
s^uno	nS
s^unser	bStV
s^unterlagen	pX
s^unternehmen	bWcFhJkK
s^up	bHdViU
s^us	bTiIjKrUsV
s^use	aKbWiIrS
s^uss	cJfFgHhYiJpKtK
s^v	jT
s^va	aQbQdStQ
s^vacancy	aXbIcKeAlKpBt[
s^valide	pGq]
s^van	h[iKnQ
s^varon	sW
s^vendeur	aVbHcR
s^ver	cFt[
s^vergutung	fJgW
s^verkauf	lQpI
s^version	rV
s^vertrage	i]jFkV
s^veuillez	rR
s^veut	bSiVqW
s^vhi	fKhb
s^via	cKpY
s^viajes	fHiKnZ
s^video	fWpW
s^vier	bUfXiK
s^visits	nX
s^voice	jSrTt[
s^voila	lIpIt[
s^vollzeit	cQeQrSsR
s^vom	hJiWjKrHtS
s^von	i^
s^vor	fWhYiKlCoD
s^voraussetzung	j[kF
s^vorstand	aQdKpYqTrIsG
s^vous	jUm^oT
s^voyages	iYnUqJ
s^vz	cJeGfRgUiKjJ
s^w	gWmUqRsS
s^wage	g[pK
s^wann	fS
s^want	aXfKiFoUsRtU
s^wanted	hUjS
s^wants	iKqX
s^war	jHkUlU
s^wartung	i_
s^was	iSqS
s^water	bXhDi\\pH
s^way	aIbHcEdJeKfGgHh^iJjDkHlImCnIoIpHqIrHsItH
s^we	bR
s^we're	bYcStY
s^we've	aTb[cK
s^week	fTiIjKlKo\\pDqHrItG
s^weekly	iY
s^weeks	fQh\`
s^well	bWjRsT
s^welsh	jJkQpJrX
s^wenn	gKiKjHkXlJpKqGrXtI
s^wer	cIiIjBkXpHsWtU
s^werkstatt	aRbYgGjQ
s^what	aTbKcJi\\jRrKtR
s^when	dShIiFkJoVqI
s^where	cRdZkGmJtI
s^who	iVkU
s^why	bUqRrI
s^wie	dQjJkJrKtY
s^wife	iJjFpIq[
s^will	cUmT
s^wir	bS
s^wird	iWrS
s^with	j\`
s^wochen	dIfKhd
s^work	dWmU
s^worker	aHcReU
s^working	dYhIlK
s^would	k[qHsR
s^write	iVrW
s^written	lRpSqK
s^x	f\\iQnQ
s^y	bQcQ
s^ya	bScUdSiIqJtT
s^year	e^jToG
s^years	je
s^yo	aTcVqT
s^you	cJjYmQ
s^you'd	i]tR
s^you'll	cFtT
s^yr	iJjV
s^yrs	jW
s^zahlen	cKeWhYiJ
s^zero	eRjK
s^zona	aTbFeKgKhJiGjIkKmKnGpIqKrJtV
s^zu	eQi\`oS
s^zum	bUhTlImKoT
s^zur	cYiS
s^zusammen	qQ
s^zuschuss	gEhY
s^zwei	mS
s^zwischen	f^gSiKqHsUtK
s^£	dQgY
s^€	eUg_hS
sa	bQfUiG
sa 0	aKfWsR
sa 00	fT
sa retraite	oR
sa$	bXcKfViAmK
saas	aKcIdKeJfJgJhHi\\kJlJmKnJoJpJqFrKsJtJ
sab	fW
sabad-	f\\
sabado	fZ
sabado de	fS
sabado$	fQ
sabados	fW
sabados de	fR
sabados$	aJfStJ
sabba-	eShX
sabbatical	hY
sabbatical of	hY
sabe	k\\o@
sabe$	qT
sabem-	jHlU
sabemos	jHlU
saber	jVlT
saber-	fTqR
saberlo	fTqR
sabes	jKlQqY
sachb-	a_
sachbearbeiter	aS
sachbearbeiter /	aQ
sachbearbeiterin	aR
sachbearbeiterin$	aQ
sachbearbeitung	aUoR
sachbezug	gXjK
sachk-	jT
sachkunde	jT
safe	iZjR
safe$	aKbJcKhJiTjTkK
safeg-	iT
safeguarding	iT
safeguarding statement	rR
safel-	jY
safer	pQ
safer recruitment	pQ
safet-	gXhI
safety	aShK
sag	fSqStW
sag$	bKcKqVtQ
sage	j[kT
sage--	aQbT
sage-femme	aQbT
sage-femme$	aVtK
sagen	rU
sagen dass	iV
sagen wir	cReS
sagen$	bTqU
sagt	aQgKqTtT
said	qSrQsStK
said$	iEpKqGrXsVtG
saima	m[
saint-	ce
saint-flour	cS
saint-flour$	cS
sais	qQ
sais$	pKqV
saiso-	e^iJ
saison	aKbIeWoZ
saison$	eUsK
saisonvertrag	eT
saisonvertrag$	eT
sait	gVkQqQ
sait faire	gZjHkTsJ
sala	bRjS
sala de	aIb\\
salai-	gTjJrQ
salaire	gTjJrQ
salam-	aKcS
salamanca	aKcS
salar-	gQrT
salarie	eZfH
salaries	bV
salaries en	bR
salaries$	b[
salario	gR
salario :	gT
salary	gVrW
salary$	gQiJpKrY
sale	iR
sale de	nS
sales	aWbGjV
sales$	aXbEiJjR
sales-	jQ
salesforce	jV
salid-	gQqS
salida	qT
salidas	bJgW
salidas$	bJgW
salin-	bT
salina	bT
salio	q]
salir	eJqY
salle	bJcViS
salon	aKiUoItS
salon de	aHbUiSjK
salon$	bHtW
salud	bQiQ
salud$	iW
salud-	pKtd
salut	pHtg
salut$	tV
salvo	cJdRiQ
salzg-	aKc\\iH
sam	aFrIt]
sam$	aKlKrKtX
same	bQfQpS
same day	gUpZrK
samed-	fV
samedi	fR
samedi a	qZtI
samedi matin	nRpT
samedi$	fW
sampl-	iU
sample	iT
samples	oQpT
samst-	fX
samstag	fT
samstag sonntag	iQ
samstag$	fU
samstags	fT
samstags bis	fT
san	c[
san isidro	bQ
san juan	cVhQ
sandr-	iIqWrQsR
sandra	iGqUrRsTtK
sands-	bRcUfK
sanid-	i]
sanidad	i]
sanit-	bRiVjK
sans	iEjYlSsV
sans doute	qT
sant	f[
sant jordi	f[
santa	bScWtG
santa a	oR
sante	bQqKtT
sante$	aKbIcJdKeIfKgKjKkKlKmJnKoKpKqHrKsKtW
santi-	cT
santiago	cT
santiago$	cT
sap	iQjYkU
sap fi	jS
sap mm	jT
sap$	jYkE
sas	aKeIfKj^lJtG
sat	f]
sat /	gV
sat 0	aJfQsQ
sat am	fRgQ
sat in	fV
sat$	fV
satel-	c]nI
satis-	iYpKtK
satte-	jX
sattelfest	jX
sattelfest$	jX
satur-	fZ
saturday	fT
saturday morning	fQ
saturday$	bXsS
saturdays	f[
saturdays$	fT
satz	qFr\`
satze	jWpSsJ
saube-	jVtR
sauber	iRtT
sauberes	jX
sauer-	hWiV
sauf	dV
sauna	bKcIh\`iI
save	kY
savin-	bRiQ
savings	bRiQ
savoi-	fRjS
savoir	fRjS
say	qV
say "	oWqWrB
say 00	q[
say it	hQiTjHkEqEsW
say so	gQrS
say two	eXgSjJqGsK
say$	tR
sayin-	iU
saying	iU
says	q\\
says i	qR
says so	gWjV
says the	sZ
says we	aJfJrUtS
says$	gRjIqRsT
sc	aScViIjR
sc$	aJcXiFjStJ
scaff-	aQqQ
scale	g^qJrT
scale 0	fIgWrK
scale$	gWrS
scale-	bZdGeJfIgJhJjJkJlJnJoJrJsJtJ
scan	bUi_lImI
scan$	aGbEcHdIeHfHgGhHiUjTkGlFmEnGoHpGqGrGsItI
scand-	kS
scandinavian	kS
scann-	iZ
scars	jV
scars$	jV
schad-	aSg[iIsT
schaf-	kSmRqU
schal-	aKiSrYtU
schau-	q^
sched-	iS
schedule	fT
scheduling	bRiU
scheduling$	iW
schei-	bTqZ
schein	q[
schem-	bRnT
scheme	nT
scheme$	lRnU
scheu-	jW
scheuen	jW
schic-	fWpR
schicht	fX
schicht$	fU
schichtzulage	gWiJ
schicken	cGfJkIlVpUqKsF
schla-	fJiQqR
schlachtung	bTfHiWsJ
schlachtung$	bUhK
schlaf	jW
schlaf$	jW
schlank	s\\
schle-	sS
schlecht	sW
schlecht$	kIlJsV
schleppen	hJiUjVtJ
schli-	aFcIi\`
schlo-	jT
schlosser	jT
schlu-	jQkQqQ
schluss	fTgIjKqV
schluss$	qT
schlussel	jUkS
schlussel$	iHjYsK
schme-	qStT
schmu-	gWqQ
schna-	aGkHlWq[
schne-	lV
schnee	jW
schneidest	i[
schnu-	pZ
schnuppertag	pW
schon	kY
schon mal	iJjZqK
schon war	kU
schon$	kYlV
schon-	bIcYiK
schoo-	lT
school	bRlQ
school days	aKbIdJf]gJhIlJsI
school of	b[
school$	iJlTqKsV
schooling	gKhUiEtZ
schools	cQiTjQ
schools$	cHhJiSjV
schre-	rS
schrecken	jU
schrecken$	jU
schreib	bUiIrQ
schreib mir	pUrK
schreib$	bSfIjKmJpUrG
schreiben	iT
schreiben sie	gV
schreiben und	iTqI
schreiben$	iV
schreibt	bUiR
schri-	j]pKqRrQ
schub-	iRq]
schubmast	iUqS
schul-	cS
schulamt	tV
schulamt$	aItS
schule	hRsT
schule$	bShT
schulen	nT
schulen$	iTnQ
schuljahr	aIcQoVtH
schuljahr$	oXtK
schulklassen	iV
schulleitung	aWtJ
schultagen	fXiJsK
schultagen$	fZiJsK
schulung	iWjJlU
schup-	hV
schuppen	hV
schuppen$	hV
schut-	i]qJrS
schwa-	c\\qX
schwabisch	cVeHtJ
schwanger	hJqUsW
schwe-	bQjRrVsRtK
schweizer	rQ
schweizer pass	jVsS
schweißen	jIlTpK
schwer	pJsV
schwer$	pJsV
schwerbehinderte	pS
schwerpunkt	bTcK
schwi-	jUlX
schwindelfrei	j[
schwindelfrei$	jX
sci	aTjV
scien-	aHq[rG
science	lQ
scope	bJcTiUrJ
scott-	bQcSiKjTlKqQ
scp	fFgdjJpI
scp 00	g[pI
screa-	jX
scree-	iSjRpS
screen	qT
screen$	jRpUqJ
screening	iVjQpR
screens	aKiQjS
screens$	aKiQjS
scrip-	hKl\\qI
scrum	jKkZlWqI
sdrs	aRfKjJsTtG
sdrs$	aEmRsWtG
se	qY
se busca	tY
se come	eQhU
se exige	lU
se ha	qV
se jubila	iVqT
se lever	jYkI
se libra	aKfYqG
se me	q[
se nos	oY
se paga	gV
se puede	dXiUkKqH
se que	gKqQtS
se queda	oSqV
se queja	qSsU
se trabaja	fX
se va	qY
se$	gKhQkSlQqWrQ
sea	aRsW
sea$	aTiJpU
sean	qJsW
searc-	aRbGiRsU
search	aXbI
searches	aHbJfKiSsU
searches$	bJiRjKsVtJ
seaso-	eS
season	kToS
season and	aGb]
season so	aKoT
season$	dToX
seasonal	e\\jQtJ
seasonal$	eSjS
seat	bUtR
seats	aRbYtK
seats$	bS
sec	aXcJtK
sechs	fTmR
sechs monaten	eV
sechs und	fV
sechs$	fQgRhS
sechs-	bVeSmV
sechste	bX
sechz-	cQdS
sechzig	cQdS
second	aS
second weekend	hX
second$	aZbJcIiCkHtT
secre-	aY
secretaire	aXbKqT
secretaire medicale	a[bF
secretaire$	aIbKqXtJ
secretaria	jFpX
secretariat	gU
secretariat$	gW
secretary	aT
secretary to	aIrSsItU
secretary$	aZtG
secte-	c[
secteur	c[
secti-	aJgRiU
section	gViJrQ
sections	bSiRjK
sections$	aIbT
secto-	jSqV
sector	jSqV
sector$	jSqV
secun-	jYqQ
secur-	iVkR
securite	iYnS
securite$	iQjSnV
security	iS
sede	cZiFpW
sede electronica	iIjIp]
sede en	cY
sedes	bZcRtH
see	aGpXqQtT
see below	tX
see the	iTpQ
see$	bUcSsQtK
seed	bYhHiSjGoHtJ
seek	bJtZ
seek a	aRtU
seek$	bIcJtV
seele	aWqT
seels-	eQqRsK
seen	dGrU
segui-	iVnS
seguidos	qR
seguidos$	fT
seguimiento	iXnT
seguimiento de	aJiY
segun	gSjIoU
segun convenio	gS
segun-	bSkT
segunda	bTpU
segunda$	aUiK
segundo	kV
segundo local	bW
segur	eKfHhZ
segura	aJbVcSiKtJ
segura$	aJbTcThIiH
seguridad	aTpQ
seguridad social	pTsW
seguro	hW
seguro de	hU
seguro medico	hT
seguro$	hS
seguros	iSjR
sehen	aKdWiIjJlKqJtV
sehr	kQ
sehr geehrte	tR
sehr geehrter	tT
sehr viel	aKbTcKiQ
sehr$	aKtV
sei	qY
sein	iJjW
sein wir	iIjJlXsE
sein$	jUsQtU
seine-	bTgQqQ
seinen	qW
seis	fWiKmW
seis meses	eZ
seis$	bQfZiD
seit	b_
seit 0000	bX
seit 2000	bX
seit drei	bW
seit$	aIcGqU
seite	rZ
seite$	rR
sekun-	pUsI
sekunden	pUsI
selbe-	bRiS
selber	bSiQ
selber$	bXcI
selbst	hSiS
selbstverstandlich	aTeTiK
selec-	cFgRhKiToV
seleccion	iW
self	eQqY
self--	bUeWiBjV
sell	bTqT
selli-	iTlKqQ
selling	iTlKqQ
selon	g^mJnS
selte-	fQjKkU
selten	fQjKkU
sem	eT
sem$	gThI
semai-	hS
semaine sur	fQ
semaine$	fSjQ
semaines	hUlToR
semaines de	hV
semaines$	hUlS
semana	fT
semana al	fT
semana de	fQpU
semana santa	oR
semana$	eS
semanal	iZ
semanales	fSiT
semanales de	fT
semanales$	fWgIhJiJ
semanas	nRoWpQ
semanas de	fKhV
semanas$	fDmKoZpT
semes-	fQhJiT
semi--	eJhHiVjUmKnJ
semin-	hWiU
send	p\\qU
send a	rS
send it	pQqVrKtF
senio-	aQ
senior	aU
senior$	aX
seniority	fWiJ
seniority$	fWiJ
senor	sW
senor-	iQsQ
senora	iQ
senora de	iT
sense	iStH
sensi-	iIjJkSqQsQ
sensible	iIjJkSqQsQ
sensible$	iJqQsU
sent	iSlUnH
sente-	hQrY
sentence	hQqKrZ
sentence$	r]
seo	aQjU
sepa	jXkV
sepa de	jQkU
sepa$	kR
sepan	fZ
separ-	qX
sepp	iKtY
sepp$	iItZ
sept	o[
sept$	o_
septe-	fQoT
september	fT
september$	o\`
septembre	iQoT
septembre$	iSoV
septi-	hRoU
septiembre	hRoU
septiembre$	bIhUoR
ser	kQsW
ser posible	kW
ser$	kGoSsQ
sera	oWqT
serai-	oSsR
serait	oSsR
serait$	oUqI
seria	cIiJk[tS
seria la	iJk^
serie	bVcFmTtK
serie-	bXdHiS
series	bS
series b	bV
serio-	iVjUsH
serious	iVjUsH
serve-	aQjT
server	aIiRjSqJ
server$	aKiR
serveurs	aViQ
servi-	bQ
service charge	gX
service$	iY
services	cKiT
services$	aQiQtR
servicetechniker	aVcHnVrE
servicio	qQ
servicios	gZ
serving	bUcKhJkFoXqK
servir	iW
servu-	tW
servus	tW
servus$	tQ
ses	q[
sesen-	bRcJ
sesenta	bRcJ
sessi-	eYgW
session	iRpU
session$	pR
set	iV
set up	bJiS
set$	iT
sets	aIcHfGiYnJ
setti-	i_
setting	i\\
settl-	qQ
settled	oQsR
setze	jW
setze ich	jT
setze-	tV
setzen	tV
setzen$	iS
seul	rU
seule	jV
seule-	gKpS
seulement	gKpS
seulement si	qV
seulement$	pU
seven	fRiJm\\
seven$	fYgI
seven-	bKgXrK
sever-	hViG
sevil-	cT
sevilla	cT
sevilla$	cU
sexo	s^
sexo$	jKsU
sexua-	jR
sgb	aVbKjRpR
shall	aTiKqQ
share	fUgW
share$	eTgWhJ
share-	fRhQiQtQ
shared	fRhQiQtQ
shared 0	fR
shared$	cKfUgJlK
shari-	hR
sharing	hR
sharp	lU
sharp-	hX
sharpened	hX
she	eTqS
she will	iU
she$	qZ
she'd	sR
she's	qa
shear-	bVdKiJjT
shed	aSq[
sheet	eQiYoK
sheet metal	cJeUfK
sheet$	fRiUjQoItJ
shenz-	nW
shenzhen	nW
shenzhen$	fJnS
shes	iKqQ
shift	fW
shift 0	f[gG
shift :	fU
shift is	fWjS
shift$	gThSiSjT
shift-	fTsStR
shifts	fTsStR
shifts ?	fQsJ
shifts$	fQiKsKtT
ship	fJiSkImHnZ
shipp-	gQhRjR
shipped	gQhRjR
shipped$	gThR
shock-	bWcFhWqJ
shoes	hU
shop	b^hQ
shop manager	aY
shop$	b[jJ
shop'-	cWsT
shop's	cWsT
short	pRr[tS
short$	cErUtU
short-	pRqR
shorten	kY
shortlist	pTqU
shortlist$	aJpUqQ
shoul-	qQsS
should	qR
should be	rU
should know	bYhK
should not	jRn[
shouldn't	jZ
shout	qIsRtU
show	jYlS
show you	i\\jK
show$	mIqY
showe-	hS
showers	hTiQ
showers$	hTiQ
shows	qJtX
shows$	qJtX
shut	aHbJfUgJhIi^jD
shutd-	hQoU
shutdown	hQoU
shutdown$	oV
si	kV
si ca	tQ
si el	iVjS
si habla	kT
si hay	fSiQ
si la	q[
si le	qS
si lo	kRqU
si maneja	kT
si no	kElZoVqJ
si o	fKjRpTsS
si possible	kQrRsV
si puede	jFkXoQ
si se	gSiR
si te	qQrT
si tiene	jRkR
si tu	kUrR
si viene	hV
si y	fRjKkKnS
si$	dRlTpJ
sia	jT
sich	q\\
sich fur	hUiJjKkJqR
sich mit	sQ
sich$	jSq\\
siche-	j^
sicher	jT
sicher in	jT
sicheres	iJjZ
sick	qZsR
sick$	qU
side	aR
side of	cTdQ
side$	aXbQiHmV
sider-	bScG
sie an	iU
sie auf	mSoT
sie bei	jIl[
sie bitte	rT
sie das	rYtS
sie den	jCkKqZ
sie fahren	eKfU
sie hat	rR
sie mit	hW
sie nicht	ja
sie$	iGpZqQ
sie-f-	rS
sie-form	rS
sie-form$	pFrU
siebe-	bUfV
sieben	bUfV
siege	bYcRiFmQ
siege-	aJbKcciDjIqItJ
siehe	aHtQ
siehe unten	aHtQ
siemp-	cTgJrQ
siempre	cTgJrQ
siempre$	qXrQ
sient-	aQdTgRiJ
siento	dVgRiJ
sierr-	iVmHqR
sierra	iVmHqR
siest-	pSsK
siesta	pSsK
siesta$	pSsK
siete	fWmS
siete$	fUmW
sign	gSiVjK
sign--	gRiT
sign-off	gUoJ
sign-up	iU
signa-	aWiR
signal	nQpRqQ
signe	q\`
signe$	qX
signe-	gTrX
signed	gVjQ
signed off	gXtK
signo-	kQ
signos	kQ
silbe-	jY
silber	jY
silber$	jZ
silen-	qV
silencio	dSqU
silencio$	dSqU
sillo-	bX
sillones	bX
silly	bUkT
silly$	kU
simil-	jS
similar	jS
similar$	jY
simpl-	gHhSrT
simple	iRkQrUsJ
simple$	hKiQkJpKrV
simul-	fY
sin	jWsS
sin cargas	iFjIsW
sin experiencia	lXsJ
sin faltas	jSrT
sin nombre	rQ
sin techo	gQ
since	bSqStQ
since 0000	bZ
since 2000	bXlR
since easter	fThHqY
since june	bJiFoGsJt\\
since the	q]
since we	aGiKqWtK
since-	bKcJiHpHqVrItY
sind 0	mT
sind 00	dRgThKmS
sind die	bWcJiUkHmK
sind ein	sR
sind uns	qT
sind wir	m[
sind$	aHbCcQiStZ
sindi-	eZoKqWsQ
sing	bUfSiK
singe-	cY
singen	cY
singl-	hRsU
single	hRsU
single$	jIsU
sinon	tX
sinon$	tW
sir	tY
sir$	aGcKtW
siste-	jU
sistemas	jY
sister	aRhVjB
sit	jVmY
sit in	mSpT
sit next	b[
site	dT
site 0	dViEnRoKpUqK
site :	c[jKrXtC
site each	dInWpK
site$	bRdR
sites	b]nX
sites$	aRbScIfJmInS
sitio	bVtW
sitio$	bSpKtX
sits	cQdIm\\
sits with	mW
sitti-	hSjS
sitting	hSjS
sitting$	hYjF
situa-	jQkSpKsX
situation	rHsZ
sitz	aGcVtS
sitze-	iFjYmXtJ
sitzen	aKiHjSmYtJ
sitzt	m[
sitzt$	bHiVkRmGqJ
sitzu-	dVfVhI
sitzung	bUqR
sitzungen	fU
six	fUpQ
six and	iT
six mois	qQ
six months	gIhU
six weeks	fThT
six years	jT
six$	fUpZ
sixth	bU
sixth form	bW
sixty	bUgThKmQ
sixty$	aKbHcGfJgXiGmJqJtJ
sixty-	gW
size	iUpDrY
size$	iWpErY
ski	bSqU
skill-	jQpQ
skills	jSpRrK
skills$	jR
skin	cJgKhRiIjXlEsJ
skipa-	hW
skoda	aKbUcJhUiJmK
slack	t]
slate	aDcHiXjXtD
sleep-	cGeKfWhWiJkHlInKpGrK
slice-	bSiXjK
sligh-	bRjHlX
slim	jCkVsY
slim$	rKsV
slips	gKp[qSrJ
sloga-	cHnTrV
slogan	cHnTrV
slot	eFqV
slt	tW
slt$	tW
small	bXqIsU
small independent	aVbKjH
small kids	sW
small$	bZ
smart	bQjRsU
smell	bWdQ
smic	ga
smic +	gS
smic$	gSjQ
smile-	rT
sms	pW
sms 00	pTrQ
smt	tS
smth	aKpVrFtU
snack-	cKhWiFkRlIsK
snow	cVhVjH
snow$	iTrS
snowf-	aKhRjQkQtH
snowflake	aKhRjQkQtH
so	qQtQ
so 0	aKfIhGkRnWtI
so 00	gR
so :	aQtS
so about	fQ
so be	fUjStI
so check	qW
so dass	jT
so do	qT
so far	bQgJqW
so forgive	tU
so i	aQoItT
so i'm	qStT
so in	aKoU
so it's	bVqHtQ
so keep	pKqUtI
so my	rZ
so no	fIiKqTsQtT
so not	qW
so say	hQqZ
so that's	aU
so the	tR
so they	iVjUoJtH
so think	bTqS
so this	qX
so um	aKcT
so viel	hUqS
so we	aHqT
so we're	bUqV
so who	aSqJtQ
so write	rV
so you	rQ
so$	tY
sober	iJjZrY
sober$	aHbKcHdKeKfKgKhKiHj[mKnKoKpKtJ
sobre	rZ
sobre todo	kRnS
sobre$	iQrW
sobri-	r^
sobrio	rU
sobrio$	rT
soc	aQcUhJjIkUtH
social care	iKjU
social$	aQjR
sociales	i[
sociales$	iY
socials	aR
socials$	aT
socie-	bYcJhGjT
socio	mW
socio$	eSmZqH
socio-	bR
socios	bR
socios$	bT
sofas	cIiFj[
sofas$	aKcHdKeKiGjWkKnKsQ
sofor-	cGo[
sofort	cGo[
sofort$	cGo[
softw-	bWjKtW
software	bWjKtW
software for	bR
software fur	bS
sohn	qX
soi	dY
soi$	dY
soign-	bXdKiKmJsX
soins	iV
soir 00	pUrKsR
soir du	bKiRqX
soir$	fWhT
soit	nW
sol	iIjZ
solap-	oW
solape	oW
solar	aXtK
sold	jVqS
sold$	bTqU
solda-	jT
soldador	aQtK
solen-	mGpZ
solic-	aIpUtU
solicitors	iQjR
solid-	bTjY
solide	jWkJ
solidworks	jT
solidworks$	jS
soll	rZtR
soll es	iHpGrZtE
soll$	pKrUtS
sollt-	jTsS
sollte	jQsT
solltest	jS
solo	qS
solo en	iXrS
solte-	sY
soltero	sX
soltu-	j\\
soltura	j\\
some	fRiT
some weeks	hInVoH
some$	cKfQiW
somebody	sQ
somebody's	jU
someo-	sR
someone	sR
someone to	a[iQtJ
someone who	iTjQ
someone who's	sZ
someone with	gRqT
someone$	aTsU
somet-	cVhJnSrQ
something	pJrVtQ
something$	cGqGrKtU
sometimes	cXhGiKnW
sometimes$	bJcX
somew-	jRlS
somewhere	jRlS
somewhere$	hKjSlT
sommer	fSqS
sommer$	fJiWqVrG
sommerferien	aKeRiTjKoU
sommerferien$	aKeRiRjKoU
somos	b^mV
somos cuatro	bYmI
somos una	mU
son	m[sS
sonde-	aKbVcK
sonne-	bRhR
sonnt-	fX
sonntag	fV
sonntags	fR
sonri-	jX
sonrisa	jX
sonrisa$	jX
sonst	iI
sonst gibt's	qRrS
sont	rR
soon	mCoTqX
soon as	fKoW
soone-	oRqQsR
sooner	oRqQsR
sooner$	iKoTqU
sopor-	j\\
sorry	tW
sorry for	tX
sorry$	cRdUfQ
sort	jTsStQ
sort of	aKjHsZtT
sort$	jXkKoK
sorti-	iQpUsQ
sortie	sT
soude-	aQbSjS
souha-	iImKqIs\\tQ
souhaite	jVsKtR
sound	rW
sound like	rW
sourc-	aIi[
souri-	cGeKfJhKiGj^mKnKpJrKtJ
sous	bQjU
sous contrat	bW
sous l'autorite	mQ
south	aKbSc[
south side	cT
south-	cU
southport	cU
southport$	aRcQ
sowei-	gW
soweit	gW
sowie	jW
sowie-	fRsR
sowieso	fRsR
soy	mUtV
soyon-	qV
soyons	qV
sozia-	cIe[iHjJlGtJ
spa	b\\
space	gJiUoFsX
space$	gKs\\
spain	aVbKcTrJtK
spain$	aXjRrJtJ
spani-	jTkY
spanish	jUkQrQsK
spanish +	jHrX
spanish$	iJkRrS
spark	gFhFjQlX
spark$	cJjVtK
spat	fS
spate-	jJo]
spater	gKoWqT
spater$	gKoWqT
spatestens	jJoY
spatestens 00	fTjHmT
speak	bJdJkZlTrItS
speak english	bHcKdHkIlW
speak-	kT
speaker	jKkRsRtT
speakers	jGsT
speaking	kTqR
speaks	lX
speci-	aUbQiImQ
specialist	aV
specialist$	aT
specific	bT
spedi-	bV
spedition	bVcK
speed	jU
spell	jZpKrQtI
spell-	rW
spelling	rW
spelling$	rY
spend	hKiV
spend-	bVcHeViK
spese-	gRqQ
spesen	gRqQ
spiel-	cKgKhKkYmI
spind-	jUoR
spindle	jUoR
spl	aX
split	fbiGjKtK
split shift	fRtI
split-	fUiQ
splits	fUiQ
spoke-	jV
spoken	jV
spoken$	jV
spons-	dJjYlJ
sponsorship	dHjZlH
sport	iU
sport-	sc
sports	mS
sprac-	kUqU
sprache	jJkUrW
sprache$	jHkVqKrS
sprachnachricht	pX
sprea-	fSiR
spread	fTmK
sprec-	fKpSrQ
sprin-	rQ
spring	bTqT
spring$	qU
springen	cKiSr\\
sprit-	iTjRsT
sql	iIjd
sql and	jR
sql y	jT
sql$	iKjS
squad	aQmX
squad de	mY
squad-	mU
squads	mU
squads$	iKmU
squea-	jTrV
sr	aT
sr backend	aR
sre	aUmR
ssiap	jWtK
ssiap 0	jWtK
st	bUc]oT
st of	hV
st$	c[oX
staat-	gQjZtG
staatliche	jT
staatliche anerkennung	fJjQ
staatsexamen	gTjQ
staatsexamen$	jR
stabi-	aVbKcKiJkK
stability	aVbKcKiJkK
stabl-	qSrJ
stadt	aKbXiR
stadt$	aKbXcGpR
stadt-	aUpV
staff	aQbXhTmU
staff discount	hTiK
staff room	bWhSiK
staff$	aWbYeKtJ
staff-	eStT
staffing	eUtU
staffing$	eUtU
stage	eQpQ
stage$	cJeRiQ
stagi-	jVqW
stagiaire	jVqW
stair-	bUiQ
stairs	cTiI
stairs$	bHcVhKjQ
stamm-	b]
stand	fHiTj^
stand-	jR
standard	bSjX
standard$	j[
standby	fTgR
standing	jWsV
standing$	iHjRqKsY
standort	cV
stapl-	aSlW
staplerschein	kKlW
staplerschein$	jTkI
star	b\\fK
star$	aJbYcJdJeJfHgKiKjKkJlKmInHoIpIqKrJsJtH
start	gRob
start 0	oV
start :	oS
start monday	sT
start$	gTiEl[oK
start-	iRnS
started	bShJiRjT
starts	fTgRiKoU
starts$	fWoH
state	jUrX
state-	bQsQ
statement	rU
statements	iW
statements$	iW
states	bXiGsR
stati-	bWcWhQ
station	cWlS
station$	aQcW
stats	jT
stats$	jT
statt	aEgRiJr[
statt 00	bJfSgX
statt$	aHrZ
statu-	e]gRtG
status	bJeWgJhRtJ
statut	eS
statut cadre	eT
statutaire	eUgVjItG
stay with	bXfWiG
stays	qS
stays in	qY
stb	aSiT
std	fWgT
std 0	bQsU
std 00	bQfKgQ
std$	fWgVjJ
stefa-	mQtR
stefan	mQtR
stefan$	aKmQtR
stehe-	iUmKoS
stehen	iUmKoS
steht	hSnQtQ
steht$	bKiVtS
steil-	aKbYcJjV
stell-	qQtV
stelle	fS
stelle 00	eIfTgJiJ
stelle :	aR
stelle ist	cIeTpKqW
stelle$	bSfWqSsG
stellen	aWiU
stellen$	aUfKiV
stellenantritt	nIoW
stellungnahmen	fHi^
stellv	aTjQ
stellv$	aTjQ
step	cKfGgXiU
step in	i\\mK
steps	gU
steps$	aKgV
steri-	iW
sterilisation	iV
stern-	bTiR
sterne	bTiR
sterne$	bUiS
steue-	aKiWjGnQqS
steuerberater	iQjKqR
steuerfrei	iFnY
steve	mTtR
steve$	aHtX
steyr	aDbHc\\tG
steyr$	aFbGc[gGnKpItG
stfa	a[kKqRtK
stfa$	aW
sti	fJg\`hH
stich-	oJpZrW
stichpunkte	kGpJr\\
stiff	qTrU
stiff$	qTrU
stift-	aVbUcFiI
stiftung	rU
stil	rZ
stil :	rZ
still	bTjTq]
stimm-	qQ
stimmt	iQqT
stimmt$	iQ
stipe-	hQ
stipend	hQ
stipend of	hQ
stock	i]
stock$	iZ
stock-	jSqR
stoke	cY
stop	t\\
stop and	jTsStK
stop$	aHeFjEkKpFrKtc
stopp	bUpKt\\
stopp-	jYtT
store	bXiI
store$	aJbXcHqQtJ
store-	jV
stori-	iSrU
stories	iSrU
storm	aHb[fU
storu-	iZ
storung	fT
story	qVrU
story$	iKpKqYrK
stp	sWtQ
stp$	qJsYtQ
straf-	jWqJrT
strafregisterauszug	jY
strafregisterauszug$	jX
strai-	bSfUiJ
strat-	a^iTjBmJrD
strau-	bIcZhTjJ
straß-	aQ
straße	cTdQ
straße$	cTdQ
stree-	cThR
street	cUhR
street$	cIhUpT
strei-	iYjIqQrX
streichen	iGqIr[
streit	iU
streitet	iWjHqX
stres-	iGjc
stress	jWkQ
stret-	qX
stretch	qX
stretch to	qT
stric-	fUpW
strictly	fX
strictly no	pUtK
stron-	jSsQ
strong	jSsQ
struc-	aQcHiRjJpFtX
structural	bJdJeJfJgIhJiZjIkHmJnJoJrJtH
structures	aWbIcKtI
structures$	aWbHcItG
stuck	bXhT
stude-	bVsR
student	bUiStU
students	bTgIiQmS
students$	bVgFiU
studi-	jQlQ
studies	iS
studies$	iY
studio	bVdR
studio$	aGbUcKdStH
studium	jZlQ
studium$	cJjXlF
study	hXiJ
stufe	g]
stufe nach	gT
stuff	fThIiWjWlIpG
stuff$	bIfUhHiXjWlDpIrH
stuhl-	aIbXcGhIiXjIpG
stund-	fS
stunde	gT
stunde$	gR
stunden	fU
stunden im	tK
stunden$	fVgWiK
stutt-	cYeInQ
stuttgart	iQnU
stuttgart$	iU
style	rbtI
style$	aIdJrZ
su	qX
su cargo	iQmX
sub	eXgU
subco-	bWoZ
subir	jU
subj	tV
subj :	tV
subje-	rRtR
subject	rStR
submi-	iX
subs	eUhYpI
subs$	eUhXpI
subsi-	hQiU
subsidised	hR
subst-	eRhKjKlSoQ
substitute	eShJjJlToQ
subve-	iRjR
subvencion	qW
succe-	qStQ
succession	qSrR
succession$	qSrR
succu-	aRb[jHtH
such	rQtV
such as	aJtW
suche	aTbJcKgKhJiKjKqEtY
suche-	aQtT
suchen	aQtT
suchen jemanden	sUtI
suchen wir	rKtW
suchen$	aHbHcKiJt\\
sucht	rKt\\
sucht eine	aWeKtK
sucht zum	cSoGtT
sucht$	cFt[
sud	cZhH
sud$	c]hH
suegr-	sT
suegra	sT
sueld-	gQrR
sueldo	gQrR
suelt-	bWiIqT
suelta	jJqV
suene	rV
suffi-	lU
suis	q]
suis pas	q\\
suiss-	kJnKsX
suisse	qR
suit	hYjQsU
suit$	cHfKgEhViHjItJ
suite	iTjQoUtU
suite$	aIcIiJlIoWpGrKtQ
suite-	bQiX
suites	bQiX
suivi	iW
suivi de	iY
suma	jFk\\
summa-	pQ
summary	jQpQ
summe-	eRhQ
summer	eRhQ
summer$	eSfTjS
sun	fZ
sun$	fWgQ
sun-t-	fX
sun-thurs	fT
sun-thurs$	fT
sunda-	fS
sunday	fR
sunday 0	fX
sunday 00	fEpYtU
sunday to	fT
sunday$	bTfRiKoW
sundays	fSgK
sundays and	fS
sup	fKgW
super	gQiIkUmVqJ
super$	jKk[mQ
super-	mV
superior	iRlS
superior de	lW
superior en	aKhJjU
supervisar	iS
supervise	iRmT
supervise$	mU
supervises	iEjKm[
supervising	fHiJlVmX
supervision	bQhTiV
supervision$	hSjT
supervisor	aRjQmS
supervisor$	aV
suppl-	lS
supplement	aKg]
supplied	hQlX
supplier	iX
supply	bQjR
supply chain	aUtK
suppo-	mR
support	aU
support team	bRmJnU
support$	iSjR
supported	jVmS
supporter	jUmR
supporter 0	jT
sur	cQ
sur 0	gV
sur 00	cJgUiV
sur ca	gVhK
sur cinq	dQfV
sur de	nS
sur deux	aJf[oJ
sur la	hRrS
sur le	cQhQrT
sur les	hV
sur place	bShW
sur sept	fWhKqU
sur site	d\\fHiW
sur six	cGf]
sur tout	qZ
sur trois	fZ
sur un	bScK
sur$	iXjKs\\
sure	bHcKhIi[jJqHtH
surge-	bThIiU
surgery	aUbGiS
surto-	qRrS
surtout	qRrS
surtout pas	rW
surve-	fQiR
surveillance	iU
survey	qV
surveyors	iSmS
sus	gZ
sus espaldas	jT
suspe-	qU
suspension	qU
susti-	eViQ
sustitucion	eX
sustitucion de	aV
sutto-	cR
sutton	cR
suyas	gUsX
suyas$	gUsX
sven	bRqZ
svp	nQsR
swahi-	cIjTkT
swahili	cIjTkT
swahili$	cGgIkVnKsKtK
swans-	nU
swansea	nU
swansea office	hKnX
swansea$	aQcQ
swedi-	bWlU
swedish	bWlU
swedish$	bUlH
sweet	jIkZ
swim	hVjY
swiss-	jZkB
sympa	dElIm[sItI
sympa-	jVlJ
sympathy	jVlJ
syndi-	b\\pKrStK
syste-	bUmE
system	iRkT
system$	kU
systems	iT
sœur	aKpHrIt_
t /	dVjK
t 0	hY
t urlaub	hR
t €	gQ
t$	eTjYqJ
t-zug	gJhY
ta	aSfKmYtV
ta partner	aSdQtH
ta$	aViFjU
table	d]jKlEoKrJ
table-	hUiT
tableau	jT
tableaux	iSjR
tableaux de	iSjR
tablet	aIfGhXiQ
tablet$	aIfGhXiQ
tablette	hWiK
tag	dS
tag eins	eS
tag in	cKpU
tag ok	d[jJ
tag$	fSgR
tage	dSfRhS
tage +	dRfIhR
tage oder	eS
tage vor	dX
tage$	fVhYiSjJ
tage--	fT
tage-woche	fT
tage-woche$	fX
tagen	jKmVnVpQ
tages-	fKhJiX
tagsc-	aRfY
tagschicht	aRfY
tagschicht$	aRfX
taill-	aIiUjQsStJ
taille	aIiUjQsStJ
take	iS
take it	fUiIpGqRrT
take on	bU
take that	iHj[qS
take$	iRlQ
take--	pV
take-home	pV
takes	bViQ
takin-	iT
taking	iW
tal	gW
tal cual	gW
talen-	cSjHpQtQ
talent	tS
talk	jRpQtW
talk about	eS
talk to	iSjQ
talk$	jW
talks	lZqR
talks are	iJjGkIl[qV
talks$	iS
talle-	bU
taller	bVpQ
taller con	bGqW
taller que	bX
tambi-	bQlQ
tambien	bQlQ
tambien$	hU
tard	nVtT
tard$	nVtT
tarde	fTsU
tarde$	fQsV
tarde-	fW
tardes	fW
tardes$	pU
tardi-	iZnI
targe-	iU
target	gQiS
target$	gXiH
tarif	g\`
tarif$	gVhK
tarif-	gQi\\
tarifa	gVpR
tarifas	pU
tarifas$	pU
tarje-	rX
tarjeta	rX
task	fUiV
task and	fX
tasks	iV
tasks :	iR
taste	aGbZcKjWtH
tatig-	aWiTjI
taugl-	jU
taux	fKgYhViJ
tax	dSjU
tax free	gS
taxi	dJfJgShU
tbh	bJcKdSqSs[
tbh$	cFdTsV
te	tQ
te cuento	kTtR
te dicte	qU
te lo	sQ
te mando	tX
tea	gKh^
teach	l]
teach you	lWoS
teach-	kV
teacher	aVbI
teacher$	aX
teachers	kS
teachers$	jQkQ
teaching	eKiRjEkXoF
team	mS
team "	bX
team :	aKmV
team is	nUsS
team of	mYqR
team this	tS
team$	aX
teams	iXtQ
teams$	iX
tears	j]
tech	aYjKkRmQ
tech /	bWjF
tech$	aVhKkTmW
techn-	mT
technical or	jT
technicians	lVmT
technicians$	lVmT
technicien	a^eI
techniker	aKjTlR
techniker oder	lR
technique	m[
technique$	cJmY
techo	hFqX
techs	cBfJiTkKm]oGpArK
techs$	bTcKiSjJkKmWoHpG
tecni-	aQ
tecnicas	mY
tecnico	jT
tecnico /	bQ
tecnico de	aX
tecnico o	jZ
tecnico superior	hJjX
tecnico$	jR
tecno-	cRjU
teilb-	aKfU
teilbar	aKfU
teilbar$	fU
teile-	gT
teilen	gT
teilz-	eZtI
teilzeit	fQgRtI
teilzeit$	aUeTfQtH
tel	hRpZ
tel 00	gIpY
tel 00000	bShSjIrK
telea-	dZhJ
telearbeit	dZhJ
telef-	iQ
telefon$	fR
telefonat	oKpSrKtQ
telefonica	aTpU
telefono	iR
telefono de	fKiRpU
telefono$	hRiQjKqU
telep-	hUpU
telephone	hW
telephone$	hViR
telet-	d]fGhS
teletravail	d]fG
teletravail$	dU
telew-	d]fHiInG
tell	fRjSqQ
tell us	cTfWjIpT
tell you	iHj\\
temp	e[oS
temp to	eS
templ-	bJcUjS
template	bHcWrS
tempo	eRiU
temporada	aRiToS
temporada$	iY
temporal	eTfH
temporary	eW
temps	eYfR
temps de	nS
temps partiel	eZ
temps plein	eVfJ
temps$	eQtQ
ten	gY
ten people	bZ
ten percent	gJh[iE
ten years	bVgQ
ten$	fKgZhFiR
tenan-	iQjX
tende-	iYmK
tender	iW
tendr-	mY
tendria	mY
tenem-	qQ
tenemos	qQ
tener	jXlI
tener-	qQ
tenga	sT
tenir	aRjV
tenu	jU
tenu une	iJjV
tenue	gKhS
terap-	mQ
terapeuta	mQ
terapeuta ocupacional	mQ
terce-	jZ
tercer	bQfTjQ
tercera	qWrK
teres-	qStR
teresa	qStR
term	eV
term time	f]
term$	eThRiS
termi-	iS
termine	iQrW
termine$	iSjK
termino	cGeYiJ
terra-	aTiQkS
terraform	iRkX
terraform$	iIjYtJ
terrain	aWcJ
terrain$	aYbK
terre-	aSqRsR
terreno	aSqRsR
terti-	aT
tertiaire	aT
tes	gXhGpV
tesor-	iSqU
tesoreria	iSqU
tesoreria$	iV
test	iRjRpW
test$	gQiGjVlRpR
teste-	aSlSqR
tester	aTlSqR
testi-	iZjIkVlJ
testing	iRjKkQ
testing$	iVjF
tests	eIi^jW
tests$	iSjW
tetan-	cJiHj^
texas	jVrR
text	pRrX
text bitte	rU
text$	iKrV
texte	iSqHr\\tQ
texte$	qKrR
texti-	bXqK
textil	aU
texto	iRrY
tfa	jUtI
tfa$	aVgKjQtJ
tg	gWhQ
th	oW
th and	aQ
th edition	gEj\\
th month	gVhJ
th$	oVpU
than 0	jX
than 00	qTsS
than$	aKjSkXtE
thank	aHmIt[
thank you	aHmJtY
thank-	rTtS
thanks	rTtS
thanks$	r\\tH
that age	s]
that in	jSlQtT
that isn't	jVkQ
that number	iUqZtJ
that out	qQrU
that stays	qT
that the	bKqU
that under	qS
that$	oRsU
that's it	pTqJtZ
that's the	cToVrJtK
that's what	iSqWtJ
that's why	bX
thats	cKgKkRlTpItY
the "	jT
the 0	oQqS
the 00	bRpUqS
the a	cUiVqI
the ad	qZrV
the advert	tT
the agency	aJjV
the app	iQ
the audit	mV
the award	qW
the back	iGtV
the band	gFhJiVqV
the bar	pU
the bench	bW
the bit	qRrQ
the books	hTiJjJqU
the budget	iUqR
the building	iJjV
the bus	bJhCjIlYqItU
the catering	qU
the cfo	mW
the chair	pS
the choir	bQqY
the christmas	bJiX
the city	mRpR
the class	l\\mY
the co-op	bX
the committee	gIqY
the corporate	rWsJ
the council	aSbIkJpRrKtU
the county	bWqUtK
the course	hSiTjJlV
the crew	iQjJnZ
the cto	q\\
the customers	sS
the day	iToJpUtQ
the dean	qVtQ
the degree	jRqI
the design	cKdImVqR
the dog	bWjKmV
the door	hUtQ
the duties	iSkK
the edge	bScIiKqU
the estate	hX
the facebook	jKlS
the family	hW
the field	aJbViS
the firm	b[
the first	oQ
the floor	jU
the gaeltacht	lR
the garden	aJbZ
the gas	iIlVnX
the golf	bHtV
the governors	aSiJtK
the ground	aQiS
the group	mVnSrTtJ
the half	fJjTlI
the hall	iUpV
the head	q^
the high	bV
the hospice	aUcK
the house	aJrWsZtG
the hub	cVdIiKjK
the job	hYjW
the kitchen	mW
the lab	iY
the labour	qZ
the lake	iU
the last	pUqQ
the leads	mS
the line	aJbKm[
the little	gIhUqV
the local	aQpT
the main	iQjJ
the market	gJqZ
the moment	gQiQ
the monday	bU
the money	gSrS
the month	iVpQ
the monthly	iR
the new	iVjJ
the night	aSiS
the north	bTcGdQ
the odd	iUjQ
the office	aTdTiBlQ
the old	bWcUlK
the on	iKqQ
the one	qQrQtT
the ops	fV
the other	mSqWtH
the page	rS
the parents	qSrW
the person	hSiS
the phone	hYiH
the pipeline	iWjG
the plant	bT
the police	bTpSsS
the pool	gThHqR
the post	bRqKrS
the public	b[iG
the real	mFoTqU
the rent	bTrU
the ri	fRqR
the right	pTqS
the road	dIfGjRnY
the role	qS
the rota	iQ
the rush	qX
the same	bTqQ
the shop	bJiQjT
the site	jQnUpT
the six	bHkRqV
the socials	iQ
the spring	iTqS
the staff	iJmR
the start	lV
the state	hUrV
the station	cW
the studio	aRbCcKd[
the summer	eRiS
the swansea	hKnX
the team	bTmV
the tech	pHrZ
the technical	fKiTmS
the test	gJl\\
the thing	hTiSqIrI
the third	bRcItR
the time	bJfRpT
the tone	qGrXtS
the train	tR
the training	cVeJhWiK
the trustees	tQ
the two	cRiWjGqQ
the uk	cQjKsX
the usual	hT
the volunteers	i[mEqS
the wage	bJgV
the walled	iV
the water	bWtJ
the waterfront	cU
the way	qWrU
the week	hViU
the weekends	aVfDiWtJ
the whole	bQgKhSjRrS
the window	bKcJgKhYoKpG
the winter	fKgWhHiUoU
the word	rU
the work	cYfSjK
the workers	jJsX
the yard	h^
the year	fGgW
the £	iRr[
the$	tY
theat-	bTkQlH
theater	cTjKkWlFqS
theatre	bUjS
theatre$	bRjUkI
their	jTqV
their-	mQ
theirs	mQ
them	lRsT
them and	hXkI
them through	jQlS
them to	fSjJkQlU
them$	aVmS
thema	iVqR
then 0	cEdUfTiK
then a	pW
then coffee	pU
then panel	pY
then$	cJiQjUpJtV
thera-	bUkQ
therapist	aQhSmQ
therapist$	mT
therapy	kW
there	dVpK
there are	iRjS
there is	aJdQfSkJmU
there$	cJdWfEhJpJqTtU
there's	eShQmR
there's a	eXhTtQ
there-	jS
thereabouts	eKgTtT
thereafter	eKiKoXsK
theres	lS
theres a	lS
therm-	bShYiJ
thermal	aJbT
these	sUtS
they	iR
they can	kRlRpW
they do	iSjIkItY
they don't	lV
they have	jZkZ
they must	jR
they need	aKiJj^
they report	mQ
they should	sW
they will	cSiU
they$	cKiQlVsR
they'-	iR
they'd	iVmS
they'd be	iEmXoQ
they'd run	aKiZmItH
they'll	jRlR
they're	fRjJqQ
they've got	gIqR
thiba-	mVpT
thing	hRtW
thing$	t\\
thing-	pQsT
things	pQsT
think	oS
think of	aVsT
think$	bIgQoVpJqGtW
think-	qRtR
thinking	aJiKjRrRtU
thinks	qY
third	bRqV
third generation	bStS
third one	bUcH
third-	bUeIfGmI
thirt-	fWhT
thirty	gGqT
this is	cUdQtQ
this one	aHd[jSlKtH
this person	iWqQ
this thread	qWtG
this time	rQsW
this$	iRoTqQ
those	jRkUpJ
thoug-	lQ
though	kQlT
thoughts	iIpStW
thous-	gU
thousand	gU
thousand$	hVrJ
threa-	qStQ
thread	qRtS
thread$	pIqT
three days	dWeVfHhKnR
three in	cJiX
three months	eS
three of	bQdZ
three to	jT
three with	aIhJpV
three years	aK
three$	cJiYjZkK
three-	eShW
through	fQ
through an	kV
through the	pRsV
through to	iVpRtJ
through your	lX
through$	eTjS
throughout	cT
thru	aJbKiIoa
thu	fVtR
thu 0	tX
thu$	cKdTfUtK
thurs	aHoTpUqU
thurs 0	bJhV
thurs late	gR
thurs$	aDbJcIeGfSiHoTpFqYsKtJ
thurs-	iS
thursday$	cKdU
thursdays	hSiR
thursdays in	dVfJpI
thursdays$	dKhRiV
thus	aHbZgQ
thx	bKcKhKpGrKt\`
ti	hSiUpS
tia	iT
tia$	iY
ticket	jSkW
ticket and	jW
ticket$	kY
tickets	lR
tickets resto	hU
tickets$	hQqT
tidy	aKiYrWtJ
tidy$	dSqKrUtK
tied	cJhSsY
tiemp-	eQjK
tiempo	eQjJoQ
tiempo$	aRnQoU
tiend-	bTcS
tienda	bRcT
tienda o	pR
tienda$	gIhT
tiendas	bTiS
tiendas$	eJiU
tiene	hRjQmS
tiene que	jUqQ
tiene-	hYiI
tienen	hYiI
tient	iTsX
tier	aTbUtJ
tier 0	aTbUiJtJ
tiera-	bZ
tierarztinnen	aKbV
tierr-	aKbRcRoQsX
tierra	oTs\\
tierras	aGbUcU
ties	iUsS
tig	aSjZ
tig$	aS
tijer-	jRrS
tikto-	iU
tiktok	iU
tiktok$	iT
til	fWgKoR
til 0	fUpK
til 00	fRgKoR
tildes$	qS
till	bQfXoV
till 0	fU
till end	iJoY
till the	iFqVrU
till$	bIfTiZ
time 00	fR
time and	gY
time back	fW
time i	iIqVtT
time of	jQqV
time zones	dYtG
time$	eR
times	fInV
times$	hV
timoc-	jKkV
timocom	jKkV
timocom$	kU
tiny	b_qJsR
tip	aHcQfRjRtK
tipo	iKjRpT
tippe	qVtH
tippe-	iR
tippen	iR
tippen$	iR
tips	g_
tips$	g_
tira	kUqQ
tiro	bUqKtU
tisch	mSqS
tisch-	aU
titel	aTrRtQ
titel$	aRrQsHtS
title	aQtU
title$	aGbKcIdJeJfJgJhJjJkJmKnKoJrFsKtV
titre	jVrT
titre pro	aQjT
titre-	bXhTiKtK
titul-	jUlZ
titulacion	l\\tK
titulaire	eRjW
titulaire de	iKjQ
titular	qR
titulo	jT
titulo de	jUkR
titulo en	rZ
titulo$	lS
to $	gRhT
to 0	f\\gR
to 00	gV
to 000	gQiY
to 2000	bViV
to 90	bWcGdIeHfJgHiJnW
to :	mUtX
to a	eRjT
to advertise	lFqV
to apply	jSpEqTrR
to appoint	aKqKtV
to be	jR
to bring	iVlWmKpJqI
to build	oU
to date	iQjV
to day	iYtR
to draft	r[tG
to drive	lW
to eight	fUgHhW
to finish	hKiWoJ
to five	bJfYiJ
to friday	dKfYgJhK
to funders	iW
to get	qU
to go	fKjI
to have	jRkR
to hire	eRiJtS
to hr	pQ
to jobs	qK
to join	mStR
to keep	hUiGm[pJqU
to know	bKjRlVqKrR
to live	aShX
to march	fRoJ
to me	mX
to meet	jStW
to mid	qWrI
to mrs	pX
to october	oS
to one	aUbKiTjUmHtE
to oslo	dTeJqR
to our	iVlImJpJsQtW
to post	rU
to production	iV
to run	a_mQ
to sell	bJiKlTqT
to show	iR
to sit	jQ
to six	gRhKjT
to start	fFg\\iR
to stop	qRsRtJ
to studio	oJpT
to talk	hJqT
to teach	jR
to the	mQ
to them	aKeKjSlKpJqKsY
to three	dTeIfIhKnT
to thu	aSfS
to thursday	dU
to two	gY
to work	hRiJjTrW
to xmas	bKo\\
to you	dKeUgIp\\
to £	aS
to$	tX
tocad-	kV
tocado	kV
tocht-	bWcK
tochter	bWcK
toda	bQiKnU
toda la	bQiKnU
todav-	kRqQ
todavia	kRqQ
todavia no	rT
todavia$	kUqR
today	aJqRtW
today pls	tT
toddl-	dHsY
toddlers	dHsY
todo el	pVrT
todo$	rU
todos	nUqU
todos los	nX
toget-	dR
together	dR
together with	iV
toi	qbtR
toi$	iIqRtV
toil	fZpI
toile-	i[
toilets	iR
told	mRqQ
told$	jSmWrR
toler-	j]
toll	kUtQ
tom	tW
tom$	tW
tomas	cHpWq[
tomas-	iRrQ
tomasz	rR
ton	bUr[
ton$	bTcIpR
tone	r\`
tone of	rU
tone$	rStU
toner	aJcIiUtH
toner$	aJcIiUtH
toni	oS
tono	r\`
tono$	rT
too	qQ
too long	qVrV
too much	iUsT
too$	bSiSqI
took	aHq\\tY
tools	hQjZ
tools$	hQiGj[
top	hTjGkX
top 0	tY
top$	gQhTjIkY
tope	jSqS
toron-	cWdQ
toronto	cWdQ
torre-	c^fGiJ
torta-	jUqT
tortas	jUqT
tortas$	iKjY
tot	iKjWkJlIoYqG
total	jXnT
tour	cQgUnXrK
tour$	fSgW
toure-	bQ
touren	bScQhQ
touri-	aRrY
touring	bVgKhFnY
tourn-	cSnT
tourne	cT
tours	fViW
tours$	fXiS
tous	nQ
tous les	nXsT
tous$	gZ
tout	cRjHlQoT
tout le	cWjJoR
toute	aKcKpHt[
toute la	fQ
toute-	mQ
toutes	mQ
toutes les	mQ
towar-	dHiJjRk\\lF
towards	jW
tower	cWdK
town	aAbVcUtW
town$	cY
tp	aXrS
tps	hSiU
tr	aIbJcIdIeIfHgQhXiHjIkIlImInIoIpIqJrIsItI
trabaja	fX
trabajado	gTkTlQ
trabajado en	lU
trabajador	jU
trabajadoras	bZ
trabajadoras$	bZ
trabajadores	bXcG
trabajadores$	bS
trabajar	jZ
trabajaria	iUmT
trabajo	iZ
trac	pV
track	aVhEiInXtJ
track-	aSbRfKhVtJ
tracked	bQfIhZ
tracker	aFbVtF
tract-	bZ
tracteur	iT
tractor	aEbW
tractor licence	jV
trade	aSbKiTjT
trade test	jTpS
trade-	aKbReWjK
tradi-	bUjV
trading	bUiS
traditional	bQjS
traditional and	jV
tradu-	aUiWrZ
trae	jRqZ
traer	dJfKhYlJ
traff-	aKbSnU
traffic	aKbSnU
trafi-	pT
trafico	pT
trage-	mR
tragen	gJhRjUlK
tragen$	aKbJgHhViDjUmJoJpJqKtK
trager	bSmSqQ
trail-	aRcXgC
trailer	aT
train	lZnY
train and	lK
train rembourse	hRnT
train$	l^
trained	jR
trained or	jR
trainee	jIlSmW
trainee$	bImYtI
trainees	aSmR
trainer	aQiJkT
trainer$	iGjJkX
training	hQkT
training for	iX
training given	hHkJlb
training$	gJiUjIkW
trains	iRjT
trait-	gWiU
traite	bRcKiV
traite et	bZcIiE
traitement	g\\iKkJ
traje-	hSiKnS
trajet	gWhJnJ
trajets	gFhXiGnV
trakt-	bZiJjS
tram	c\\eKjG
tranq-	fJiS
trans-	bS
transfer	hUiTkR
transfer$	hXiGkV
transport	hSjU
transport$	hTjS
transportation	iEjWpV
transporte	hR
transporte$	gU
tras	eUiUqH
trata-	iW
traue-	iQj[kK
traum	kZ
traum$	jKkX
trava-	jQ
travail	jR
travail a	iSkV
travail$	jT
travaux	aQiJmT
trave-	gInW
travel	nX
travel :	nS
travel for	hQiQnJ
travel$	bFdKiVnUpI
traye-	gU
trayectoria	gU
traza-	bWiQjH
treas-	bQhKpVqU
treasurer	hJpXqV
treat-	hRiW
treatment	bRhQ
treatment rooms	bUtJ
tree	bZcKgXhC
trein-	qQ
treinta	qQ
treinta y	aJmQqR
tren	tV
trenn-	qW
trennen	iJqV
trennen wir	iJqV
trent-	jV
trente	jV
trepp-	bJiY
treppen	jS
treppen$	iQ
tres	bQ
tres anos	gUjS
tres dias	dZfXiH
tres meses	eTgShH
tres semanas	fKhV
tres veces	jY
tres y	fV
tres$	fU
trese-	iRmT
tresen	iRmT
tri	cIgKiVqR
trial	s\\
tribu-	jQ
tribunal	pR
trime-	hS
trimestral	dKgQhGiSnT
trimestre	hTqR
trimestre$	hT
trimestriels	hS
trimestriels$	hS
trink-	gTiRsR
trinkgeld	gTsS
trinkgeld$	gQ
tripl-	bZ
trips	dGeKfSgWnZ
trips$	gXhKiK
trish	mTtV
trock-	hS
trois	pQ
trois a	aJiX
trois ans	eW
trois en	jV
trois jours	dZ
trois mois	eT
trois semaines	hRlUoS
trois$	gQjS
trois-	lU
troisieme	lU
trop	rSs[
trop$	s[
trotz-	qTrQ
trotzdem	qTrQ
trouv-	qRsQ
trouve	qRsQ
truck	kVnS
truck$	cHfJhTkRnT
truck-	bVfQ
trucks	bUfQ
trucks$	bSiQ
truji-	cShT
trujillo	cShT
trust	bUiJjWtR
trust$	bRtT
trust-	kS
trustees$	iR
trusts	aU
tsche-	fKiHkQnY
tsu	jW
tt	ddeJjI
tu	tR
tu connais	kTqJtQ
tu fais	iW
tu me	pT
tu peux	qRtQ
tu vida	pV
tu y	qRrW
tu$	bIcKhJkRmRqGtW
tucso-	aKcUjJ
tucson	aKcUjJ
tucson$	aKcUjJ
tudel-	cRqQ
tudela	cRqQ
tudela$	cRqQ
tue	dIfWpT
tue-s-	fX
tue-sat	fU
tue-t-	dY
tue-thu	dY
tues	dSfViJjKpSqI
tues /	dTpWqH
tues$	cHdHfWiIjIkItK
tues--	dSfV
tuesd-	dTfTgK
tuesday	fSqR
tuesdays	cKdWmRtJ
tuesdays$	cHfQhKmTtH
tuiti-	eQhY
tuition	eQhY
tuition$	eKh[
tun	gQiUtS
tun :	iT
tur	bGc^hE
turis-	jZlR
turki-	aKjRkUtK
turkisch	aKjRkUtK
turkisch$	aKcKtJ
turn--	iTqW
turna-	iXjU
turnaround	iXjU
turnh-	aKbVcR
turnhalle	aJbScS
turnhalle$	bT
turni-	bQgRsT
turno	fZ
turno partido	fV
turno$	iXmU
turnos	fVmQnI
turnos de	fT
turnos$	kSmV
turnover	bVqR
turnover$	bS
turns	bJf]jR
tus	hZ
tut	aKtU
tutoi-	r]
tutoiement	r[
tutor-	eKhGiWkIlV
tv-l	g\\
tv-l 00	fU
tv-l e	fEgY
tv-l$	g\\
tv-v	gX
tvod	g[mQ
tvod$	fIgU
tvod--	fHg\\
tweet	rW
tweet$	rW
twelv-	fQ
twelve	fQ
twelve months	eQ
twent-	gShS
twenty	fQgS
twenty$	fVgFhQiI
twenty-one	gW
twenty-six	iQmR
twice	iRjJqR
twice a	iX
twice$	aJbQhT
twin	cV
two	mQ
two as	jZ
two children	hZ
two consultants	aVbKmStG
two days	dXfY
two home	dU
two hours	hJlWnU
two hundred	bQgSiIrU
two in	aJj[tJ
two months	eKhSiKlK
two of	aQlSqT
two to	dKnUqU
two weeks	bQlU
two years	eUqS
two$	iRtV
tx	cUjEkSn[
tx$	cVjDnZ
txt	aItX
type	aGtQ
type :	eVrTtG
types-	jX
typescript	jX
typescript$	jW
typin-	jVtQ
typing	jVtQ
typing at	iKj]
typing$	bHcHiTjQtK
tz	eVfS
tz ab	eW
tzbfg	eYfI
tzbfg$	eT
u	fQlSmTrQ
u +	aKgKkKmT
u 0	gHiV
u 00	iTsQ
u can	hTiJ
u$	fWgEhQlWmH
uae	iTjUpG
uber	sW
uber 00	qGs_
uber das	iUpT
uber den	qRrTsK
uber der	iS
uber die	eWgGjSqKsJ
uber interamt	pT
ubera-	bIqKtT
uberf-	hTiYjI
uberg-	h[
uberh-	iFpIq]
uberl-	jU
ubern-	eUhFnV
ubernahme	e[fI
ubernehmen	hIiWjW
ubernimmt	aViU
ubernimmt$	aViU
ubers-	hTrW
uberschrift	rWtH
uberstunden	hXqW
uberw-	bVeJfKgHiWjIkJlKsI
uberz-	gWiS
uberzahlung	gU
uberzahlung ja	gU
ublic-	iRjS
ubliche	iSjU
ubliche$	iSjU
ubung-	eWgQjK
ubungsleiterpauschale	eWgQjK
ubungsleiterpauschale$	eX
ucker-	cWiK
uckermark	cWiK
ue	iWjT
ue$	iWjT
ugh	iQpKqY
ugh$	iRpKqZ
uh	cJgIhUjJtU
uh$	cJhSjKqQtV
uhr	f^
uhr an	fQiK
uhr jedes	fVhK
uhr sonntags	fQ
uhr$	f\\jS
uk	cQeQ
uk or	cUdJjGsS
uk$	d[
ultim-	hRqY
ultimo	qW
um	hU
um 00	bGfKh[iJjJpKtK
um den	aXkK
um die	gY
um funf	bQfW
um$	aJcJkStT
umbau	bTiUjJ
umbre-	gTiK
umbrella	gTiK
umfan-	fUiR
umfang	fUiR
umgeb-	cRoGqV
umgebung	cS
umgebung$	cSjJ
umkre-	cV
umkreis	cV
umsat-	g]
umsatz	bT
umsatz$	bUgQ
umsatzbeteiligung	g[iJ
umsch-	iIjTmTrU
umson-	cShT
umsonst	cShT
umsonst$	bHcUgKhT
umwan-	hWiVjK
umzug-	eJfJgRhUjKmIsG
un (	aYjH
un /	aU
un abrazo	tV
un agent	aV
un an	aIbHj[kHlJ
un couple	sQ
un cv	pT
un deuxieme	b[jK
un dia	dZeJiK
un homme	sZ
un jour	dXqW
un mes	eUhVkQ
un mot	qUrV
un ou	aQ
un petit	sS
un peu	iVkSnQ
un plan	i@jbmK
un plus	k_
un poco	jEkW
un poste	aXbHjJtR
un samedi	iJpWtK
un seul	qRrW
un week-end	fU
un$	aSsS
una pagina	rS
una persona	aX
una plaza	aRbKqV
una semana	fQ
una vez	nV
una$	aVbRfSiQ
unas	eUfIi\\nR
unbed-	qQrU
unbedingt	qQrU
unbef-	e\`
unbefr	eV
unbefr$	eS
unbefristet	eW
unbefristet nach	bR
unbefristet$	eZ
uncap-	gW
uncapped	gW
uncapped$	cKgYiI
uncle	bXiJ
und 0	fIhUjRpR
und 00	fQmR
und 000	fV
und ab	bZiRjG
und alles	i\\qJtJ
und bitte	jWqJ
und brauchen	bQtU
und das	iZ
und den	cSjT
und der	qQ
und die	bThTiK
und ein	iKpY
und eine	iKjWmZ
und englisch	jVkG
und hast	aJmRtW
und herren	tQ
und ich	fGq]
und im	qKrWsU
und in	kR
und nicht	iFj[rU
und nimmt	qY
und ohne	sX
und suchen	aYiH
und vier	fJiTpWsJ
und zu	bVjHnT
und zwar	aIbHeXtR
und zwei	aGbYmTtE
und$	jZtX
under	m\\
under 0	iVjRrS
under 00	nUsU
under 000	pJrV
under you	mX
under your	mJqQrUsJ
under$	iIsZ
under-	jTrW
understanding	jQqU
understanding$	jRqV
understands	jS
une alternante	mZ
une experience	kS
une fois	mS
une phrase	bJcKtU
une reunion	iKnW
une semaine	iWrSsT
une version	rT
une$	jW
ungef-	gS
ungefahr	gS
uni	aIbEcKdJeGfJhKiEjTkGlImYnIoKpJqKrJsJtK
unifo-	hZsU
uniform	hT
uniform$	hU
uniforms	hS
uniforms$	hU
union	hWiTlH
uniqu-	aSpVsS
uniquement	pVrJsT
uniquement$	pRrJsW
unit	aRbQcRhTiKjFmR
unit$	bRcJgJhYiIjFlEtK
units	bZjVpHtJ
units$	bUiIj[pJqJrJ
univ	aKb\\cGfKiK
unive-	bYlR
universidad	bVgRtI
universidad$	aHbTgTtI
universitat	cRtQ
university	bTjJlW
university$	jKkKlZ
unlim-	eUhS
unlimited	eUhS
unloc-	iR
unlocking	iS
unlocking$	iT
unmar-	sQ
unmarried	sQ
uno	fSnS
uno de	jJnV
uno$	fYnQ
unos	gUmQ
unos 0	gV
unpai-	sV
unpaid	sV
unpaid$	fGgKsU
uns	qT
uns :	bVqS
uns ?	bU
uns den	cFi[qK
uns$	eRhRqR
unser	bSrR
unser$	aHbFnKtW
unser-	iQ
unsere	hRiQ
unsere$	iStU
unserer	rKtR
unten	rStW
unter	cQqQrQ
unter 0	rT
unter 00	gKqSsQ
unter uns	qY
unter$	pV
unterlagen	pZ
unterlagen an	pR
unterlagen bis	pW
unternehmen	bWgGjT
unterscheiden	jJlWtU
until	tR
until 0	eSpR
until march	iU
until the	eRoIqQ
uop	eXhK
up for	bTeQpTqJ
up if	eKgZqQ
up in	bJdWnI
up on	tR
up the	aWpJtF
up to	gQ
up$	dSjStS
updat-	bYcKfFiJtK
uphol-	aTtJ
upholsterer	aTtJ
upholsterer$	aYbK
upper	cVgInK
ups	gShKiS
upsel-	fIhIi[mJ
upsta-	hVpS
upstairs	hVpS
upstairs$	hX
ur	gX
urban	hV
urban sports	hV
urban-	b_tI
urge	q[tE
urgen-	cKiVtT
urgent	qTtQ
urgent$	qRtS
urlau-	hY
urlaub	hUtQ
urlaub$	h]
urlaubsgeld	gV
urlaubstage	gJhZ
urlaubstage$	hU
us a	aGpUtT
us all	eIm^sH
us at	iTtQ
us for	bUsT
us not	lKpS
us the	nJqW
us time	dYtG
us$	bQhQ
usd	gY
use	jUrT
use the	bRfTiKrS
use$	bQ
used	jX
used to	jS
used$	pTqR
usefu-	kT
useful	kT
user	hUiT
usine	bXcUtG
uss	dHgKhbiJjG
usted	qZrS
usted$	rW
usual	hT
usual-	fQ
usually	fQ
usuar-	iT
usuarios	iT
usuarios$	iT
ute	hTjGkWtT
ute$	jGkXtV
utili-	cIgUiT
ux	aUiQ
ux researcher	aTtK
v	jTkKlS
v 0	qRrV
v br	jU
v$	j\\
va a	aRjJqT
va de	iT
va el	oU
va en	aHtV
va todo	aJtZ
va$	qV
vacac-	hT
vacaciones	hT
vacaciones$	hU
vacan-	bJqXtQ
vacances	fRhUtQ
vacances de	eR
vacances$	fWhR
vacancy	qTtQ
vacancy$	eS
vacant	iT
vacante	bJcKeUjKqEtU
vacantes	aYqX
vacantes$	aZcIqR
vacat-	eShR
vacation	hW
vacation$	hV
vacations	eVmR
vacations de	fV
vacations$	eZiGmS
valab-	cKoKtS
valable	cKoKtS
vale	jVkJlYqTtJ
vale$	aHiJjGl]qUtI
valen-	cZjKkY
valence	cRlV
valence$	lY
valia	mJqZ
valia$	mIqX
valid	j\\
valid$	hIjY
valid-	jX
valide	jSqS
valle-	cZtE
valley	bTcRfJoJ
valor-	jIk^
vamos	gJqRtX
vamos a	gJqRtX
van	hZ
van$	aIbTcHhQiJjWlJnDpIqJrKtK
vanne-	cY
vannes	cY
vans	bYhGiI
varia-	gWkU
variabel	fKgXqJ
variable	gX
variable$	gS
varon	s^
varon$	sW
vat	gViS
vault	aGdKfKhKiTjYkHrK
vbl	fKgUhR
vbl$	fKgVhU
veces	fTjW
vecin-	sTtQ
vecino	tT
vegan-	bXjV
vegane	bVjW
veget-	gJsWtU
vegetarier	sWtW
vehic-	hV
vehicle	hQiU
vehicule	hWnR
vehicule de	hQnS
veint-	bY
veinte	b\\mJ
veintidos	bR
veintidos mil	bR
velo	aVcJhZ
velo cargo	aZ
vende-	iKjKkVmY
vendeur	aWbJ
vendeuses	mS
vendi-	oQ
vendiendo	bUiI
vendimia	iQoS
vendo-	iY
vendor	iUpQ
vendor$	qS
vendr-	fQkW
vendredi	dQfT
vendredi 00	lTtI
vendredi midi	bQ
vendredi$	dS
vendria	iGk\\
venga	hRoSpTtR
venir	fIhJjUpU
venta	gW
venta-	jIkW
vente	gQmUqK
venti-	fTgCh_pF
ver	tZ
ver si	qR
ver$	aKbKt\\
verano	fShRiI
verano$	hTiI
verantworten	iX
verantworten$	iR
verba-	aIbVcGdKeKgKhKiGjKkKlKmKnKoKpWqHrJsKtI
verbr-	qU
verbrannt	qU
verda-	iTjT
verdad	jUqQtQ
verdad$	qTtS
verei-	tS
verein	iV
vereinbarung	pT
vereinbarung$	oQ
verge-	aVbJhImRqKr[tR
vergl-	jQ
vergleichbar	jQ
vergleichbar$	jQ
vergu-	gWpR
vergutet	bKfHgRjRpV
vergutet$	eKgGiKjUnHpU
vergutung	gW
verha-	j[lF
verhandeln	iQ
verhe-	s]
verheiratet	s]
verheiratet$	sQ
verif-	jVqV
verka-	jS
verkauf	aSsT
verkauf$	aTjStK
verkaufen	bW
verkaufen$	bJhTiJqV
verkauft	oKqY
verkauft$	cKqX
verkr-	q[sF
verku-	kZqW
verkurzen	k[
verla-	bSeYiI
verlag	bVeK
verlag der	aIbUeH
verlag$	aS
verlangerung	e\\iH
verme-	fJrX
vermi-	hRiW
verof-	qU
veroffentlichen	qU
verpa-	aGbZrX
verra	qV
vers	aKcWnJpVrG
versc-	jT
verschweigen	bYqJrU
verschwiegenheit	hIjXqR
verschwiegenheit$	jRqT
versi-	jSkRr]tI
version	rX
version for	rQ
version$	rQ
versions	qKrZ
verso-	aGbViVjKtK
versp-	fIgHiGnZ
verst-	bQj\\
verstarkung	tV
verstehen	j]
versteht	rV
versteht$	jQrX
verte	oBp]qI
verte$	bQ
verte-	fV
verteilt	fV
verteilt auf	fV
verti-	j[lH
vertr-	aSeQjWt@
vertrage	iRjS
vertraulich	hJjKpRqX
vertraulich$	cKqS
vertretung	eQiR
vertrieb	lZ
verwa-	aEj_kElQ
verwe-	iQjQqKrU
very	kX
very nice	kV
very$	bUiJjS
ves	qVrS
vet	aTeSjRtH
veter-	bRjR
veterinario	jS
vets	bX
vets$	bV
vetti-	iKjToV
vetting	iKjToV
vetting$	oV
veuil-	rT
veuillez	rT
veut	iJoSqa
veut pas	qX
veut une	aQqT
veut$	aKbKcKdFfKhIiJjKkJmKnKoXpHqErJsHtU
veux	qQsT
vez	dQfKiJnZ
vhi	hY
vhi$	hZ
via	p]
via the	pV
viaje	aJgShYnI
viaje-	nS
viajes	nS
viajes :	nV
viajes de	aJbSiGnS
vibe	sX
vida	pU
vida a	pW
vida laboral	pW
vida$	hSqX
video	bUkSpT
video$	aT
video-	fW
videos	kQ
vie	fT
vie$	bSfS
viejo	cYqQ
viel	bRiUqT
viel$	bHi\\qH
viell-	cRqV
vielleicht	cRqV
viene	hWqS
viene de	hX
vier	bQfW
vier tage	fR
vier wochen	aEo^qRrK
vier$	fTpX
vierm-	nV
viermal	nV
viermal im	nV
viernes 0	fQ
viernes 00	p[
viernes a	pS
viernes hasta	fUhK
viernes y	fS
viernes$	fShU
viert-	fRqQ
vierte	fQqS
vierz-	bBcXdJfJhIiVjGmJ
vieux	qRs]
view	eSpJrQ
view is	pFrV
view to	bHeUtU
vigen-	jZ
vigente	jZ
vigente$	jZ
vigil-	aQiYjG
vigo	cW
vigo$	bQcR
vigor	bKjU
villa	bWcU
villa-	bSc[
village	bSgJ
ville	iQ
ville$	iQrQ
ville-	c^gGhG
vingt	fX
vingt-	bUiS
vingt-deux	bQiT
vino	bSgIhY
vino$	aKbQcIgEhW
vire	qUrX
virtu-	hUiKpR
visa	hUjQpEsT
visa$	hZtQ
visib-	rWsV
visible	rWsV
visio	hKiDp[rK
visio-	aYcIiJtI
vision	aYcIiJtI
visit	iVjUpJqQ
visit-	nX
visita	nSrR
visitas	iX
visiting	bQ
visitors	bUgHkQ
visitors$	iWkS
visits	nSpQ
visits after	iJnGpZ
visits$	i\\
vista-	dReTfU
vistas	dReTfU
visua-	iV
visual	iV
vital-	hT
vitality	hT
vitality$	hT
vite	aKqGt[
vitre-	aKbIi[
vitri-	bYiT
viva	iVjIs\\
vive	kXrT
vivie-	bWhV
vivienda	cKhYsJ
vocal-	aKiStQ
vocale	aKiStQ
vocale$	iV
voice	tU
voice :	r\\
voice memo	tX
voici	tZ
voie	eWrTtG
voila	tZ
voila$	hKtY
voir	dUiUpW
vois	pTsY
voitu-	hRnS
voiture	hRnS
voiture 0	hR
voiture$	hQnRtR
voll	bReWfJgRjJ
volle-	fFgX
vollk-	bFcIf[hIiKjHkFnJsK
vollz-	eTfR
vollzeit	cKeUfR
vollzeit$	cIfWgS
volon-	eSjU
volontariat	jW
volum-	lT
volumen	iRjV
volun-	mVnQ
voluntariado	aSkU
voluntariado$	kV
voluntarios	aJm\\
voluntary	fQhHnY
volunteer	bWcKmJqT
volunteers	mX
volunteers$	fTmT
volvo	bYjH
vom	oR
vom 00	aJgIhKmKqJsJtV
vom bahnhof	cS
vom hof	cHjIkTlTnV
vom schulamt	tV
vom$	iX
von	iQ
von 0	fX
von 00	iW
von 0000	b]
von 2000	bVtR
von daheim	bKcKdYhEnToH
von der	eSiJqQsT
von vorteil	kZ
von zu	bHcHdTiKnW
von$	aJiQtX
vor der	cWoV
vor ort	d\\
vor$	hGi[qJrI
vorar-	fViHjIkRm[pKtK
vorau-	eQ
voraus	tV
voraus$	iQtR
voraussetzung	kX
voraussetzung :	jV
vorbe-	iY
vorbereiten	iV
vorbereiten$	iT
vorbereitung	gU
vorga-	kGq\\
vorganger	kGq\\
vorge-	fTgJhImZ
vorgesetzte	mZ
vorhe-	jJlXoR
vorher	jJlXoR
vorher$	jGkIlUmKoU
vorka-	iTrT
vorla-	rU
vorlage	rV
vormi-	fUqS
vormittage	fX
vormittags	qT
vormittags$	cKfWqS
vorsi-	pKqTtY
vorsitzende	pKqTtY
vorst-	eJmTqVtS
vorstand	eIgKmTqV
vorte-	kZ
vorteil	kZ
vorteil$	kY
vos	tS
vote	pYqU
votre	pSrQ
vouch-	gIhXpU
voucher	gHhTjIpV
vouchers	hZ
voudr-	qS
voudrait	qS
vous	jQ
vous$	iSmRrJtV
voy	oKqZtI
voyag-	mKnS
voyages	mKnS
voz	kTqR
vp	aJmV
vrai	hQj[
vrai$	bKiSj[
vraie	aVcKjV
vu	sYtT
vu$	kS
vuelt-	cKiJnWsR
vuelta	cKiJnWsR
vuelv-	eZiFqQtK
vuelva	aReS
vuelve	nRqVtK
vz	cJeUfU
vz$	cIeVgTjH
vza	aJeSfQ
vza$	cKeT
w 0	aQeQgUoK
w the	rUsF
w$	iHpRrVtK
wa	gUjT
wachs-	cIeIlJtV
wachsen	aReH
wage	fRg\\tK
wagen	gKh[iTmI
wagen$	gBh[iTmH
wahl	gKh\\
wahl$	h[
wahre-	q[
wahrend	iRqW
wait	dKeV
waiti-	gQ
waiting	gQ
waiting list	iRqS
waldb-	bRoRpK
waldbad	bRoRpK
wales	bKgVjU
wales$	gUjW
walk	iSpX
walk in	pY
walk$	pS
walk--	fKjZpU
walke-	qZ
walki-	cRnU
walking	cRnU
walks	iS
walle-	iV
walled	iV
wann	fTjWkKtJ
wann :	fXnJtI
want	tR
want a	aJbQtQ
want an	aHiWjJmKsS
want somebody	bTiKjV
want that	rZsG
want them	cIfRgIiIoVsV
want$	aFbJt\\
wante-	aStS
wanted	aStS
wanted 00	aSbKdJ
wanted$	dTtS
wanti-	lTqR
wanting	lTqR
wants	qc
wants a	sU
wants to	aSqS
war	k^
war der	aUkTtG
war gut	jEkYsR
war$	jJqZtU
ward	hW
ware	k^sX
ware ein	kV
ware ideal	oW
ware schon	jJkRsW
ware$	sQ
wareh-	aR
warehouse	aR
waren	jFkY
waren-	cIjXkEqXtI
warm	hY
warm$	fKhZiQ
warme-	hBiZ
warte-	kUqW
wartu-	iV
wartung	iV
warum	bT
warum zu	bT
was	qWtU
was 00	qW
was :	aVmK
was a	bSqR
was$	bKfThJiFjIkWlVqFsJtI
wasap	pY
wasch-	hQi[
waschen	hTiT
waschen$	iU
washi-	bTgKiZ
wasse-	bVjU
wasser	bXiIjWqJ
waste	aVbXiJjEqS
waste$	aWbYcKgIiEjE
watch	i[
watch-	fViW
water	aKbXeKi[jK
water$	iWqH
water-	cYgJjT
waterfront	cU
watering	cIi]
way	hT
way match	hFiW
way with	jWkS
way$	cXpKqX
wc	bIcYdHfKgJi[jInErK
wc 0	c[dGgKiQnD
wcag	bJfKhKjVkY
we /	fW
we answer	bQoKpY
we are	bYcVjK
we can	jIlRq]tG
we can't	fWqW
we do	bZ
we don't	l[
we dont	iVjHlU
we find	iTpV
we get	qV
we give	hWtS
we grow	bXcItK
we had	sX
we have	lQmQqQ
we hold	bUeJ
we like	dTeS
we lost	pJq\\
we make	b[iI
we need	tR
we open	tU
we pay	gJh[nV
we run	bTlT
we say	gRtU
we sell	b\\pK
we shall	aQbKqWtR
we take	bSiKlX
we train	l^
we use	cKfSiXjJlJoJ
we want	aStW
we won't	bRnY
we$	bKcKfWiQjFqS
we'd	aKtV
we'll	l\\
we'll put	lW
we'll send	iSkRlV
we're	bV
we're 00	bZgJ
we're a	bScJ
we're after	sKtU
we're at	bSiS
we're still	qV
we've	qQtS
we've got	sT
weath-	iQoU
weather	iQoU
weather$	iVoU
web	bKrStW
web y	iSjIpT
weber-	iVpU
websi-	bQrZ
website	r[
website$	rX
wechs-	gJiWmW
wechsel	fTgJ
wed	dXfX
weddi-	bVqQ
wedding	bViJqQ
wedne-	dR
wednesday	dV
wednesday is	aJdUeIfRoK
wednesday$	qS
wednesdays	eSiQpU
wednesdays$	iW
weds	fUhKjIpT
week	fU
week (	iQ
week 0	jQ
week 00	fQiKjJsS
week at	dRnU
week from	fUiJ
week get	fHhViJqKrT
week in	dZfR
week is	fIoW
week of	hT
week on	dKgTjKnY
week with	eFhW
week you	fT
week$	f\\iS
week--	aHfW
week-end	fRtQ
week-end sur	fT
week-end$	fT
weekd-	aKfV
weekday	aKfV
weeke-	f[
weekend	fX
weekend in	fQgH
weekend$	f\\hF
weekends	fSiT
weekends$	aSbKfUiT
weekl-	gQiUnQ
weekly	gQiUnQ
weekly$	iSjJnT
weeks	fWhR
weeks holiday	fEh\\
weeks in	fWhIlX
weeks leave	hXkK
weeks vacation	hW
weeks$	fQlQ
weg	aSoRqRrT
weg$	oSqRrU
wegen	sT
wegen der	kRsW
wegen des	qZ
wegen eines	aGeY
wegen$	jU
wegla-	qRrV
weglassen	qRrV
weglassen$	jJqT
weibl-	aU
weiblich	aU
weiblich divers	aQ
weigh-	hSjJkU
weight	hTsT
weihn-	cKgThRqT
weihnachten	hVqV
weihnachtsgeld	cIfIgXhHiGnKpKqJsKtJ
weil	fIqSsX
weil die	eQsR
weite-	aDqW
weiter	qQrV
weiter$	qQrV
weiterbildung	jV
weiß	q^tQ
weiß noch	qU
weiß$	bKqRrWtK
weißw-	bQiQ
weißwurst	bQiQ
welco-	kVlU
welcome	iJjIkWlU
welcome$	iKjHkSlW
welcoming	iTrR
well	tT
well enough	jW
well if	fSiV
well spoken	jU
well$	cHfQiGjFkJpJrQsJ
welli-	bJcVhKiEjY
welln-	hQiS
wellness	hQiS
wells	c_
wells$	cX
welsh	kZrT
wen	aKiXqStG
wendy	qX
wenig-	aKjY
wenigstens	aKjY
wenn	kV
wenn die	fRiRnSrQ
wenn du	hJkVlU
wenn einer	bKfJhUjVkIqI
wenn er	gQhUkIqS
wenn jemand	kZ
wenn sie	bUkSsQ
wenn$	jIkU
wenn'-	jWpItT
wenn's	jWpItT
went	qT
went to	qX
wer	hKtR
wer$	bYgThIqD
werde-	fQgQsR
werden	fQgQsR
werden bei	pR
werden$	bTrJsY
were	q]rE
werks-	aVhYiD
werkstatt	bScR
werkstatt$	aVbRcJ
werkz-	aWlUtC
werkzeug	kRlU
west	c^hDiHjKkK
weste-	cbeHiK
westf-	fJhWiK
westfield	fJhWiK
wet	fRhHkFl]
wet$	fUgJhHiIkIlUqK
wfh	bEcTdaf@hHjKqG
wfh$	aJbFcCd_eJfGgHiGjKkKlJmJnJoKpJqIrKsJtK
wg	bTeRjFkV
wg$	dIeSjHkU
what	qQt]
what do	hVtR
what he	fKqRrIsXtC
what i	jZ
what i'd	qW
what the	bJgUiT
what we're	aSsJtU
what you	aIiUjVtK
what$	tU
whate-	fQgVhG
whatever	fQgVhG
whats-	pQ
whatsapp	pQ
whatsapp 000	jS
whatsapp$	iYtK
when	fVoT
when ?	fJlKoUtT
when a	iU
when the	jV
when we	iXjKtI
when$	aJbKcGdJeKfDiHjKkJlKmJnKoRpKqJrJsJtU
whene-	fQpS
whenever	fQpS
where	c[tZ
where :	cYdF
where it	iSqK
where the	cKnVrS
where$	cRiKt]
where-	dS
wherever	dS
wherever$	dQ
wheth-	qY
whether	qY
which 0	cKfZhI
which in	cJhWiKjJ
which is	bVqS
which$	iTjU
which-	cSfViI
whichever	cSfViI
whichever$	cTfTiI
while	gJhQiRtQ
whitb-	bT
whitby	bUcQ
whitby$	bQcR
white	qTrUsK
who	lRtR
who are	bXmF
who can	aQjT
who do	tW
who has	kU
who wants	aVqJ
who will	iQtQ
who$	jEkKqRtY
who'l-	sZ
who'll	sZ
who'll be	mQqGsU
who's	mRtX
who's done	mX
whoev-	bRqU
whoever	bRqU
whoever it	qX
whole	bQgKhSjRrS
whom	ma
whose	hJiQsT
whse	gQjJkWlK
why	qW
why the	iV
why us	b^tJ
why$	iIjUpRqS
wicht-	jXlR
wichtig	iRjSlS
wichtig$	jSlU
wider-	qJsX
widersprechen	qJsY
wie	gTrRtR
wie am	qU
wie besprochen	iJ
wie es	oS
wiebk-	mQ
wiebke	mQ
wiede-	iRqUsQ
wieder	qSsTtQ
wieder$	qGsY
wien	c]iErJ
wien$	cYiF
wife	dKqTsY
wifi	h\\iJ
wifi$	hW
will	qU
will be	kRlJpU
will come	iS
will den	jIqY
will do	fGj^
will have	iV
will hold	iImJqItZ
will see	iSqU
will show	cKjKlVmHpS
will you	a^jIrKtH
will$	hJiRnKqKsUtX
willi-	cU
willing	jU
willing to	jQ
willing$	jT
willk-	aTbIkW
willkommen	aTbIkW
willkommen$	aVbGjKkTlQ
wills	aGbUiY
wills$	bTiQ
wind	jYkR
window	hRiS
window$	hXpV
windows	bWcKiK
windows server	iJjV
wine	fJgHhUiR
winni-	iIjRmJnU
winte-	fQhQoS
winter	fShR
winter$	bJgUhQ
winterdienst	i\\
winterdienst$	i\\
wir	bQ
wir 00	cKeUgYhIqG
wir :	aJbS
wir bauen	bU
wir bei	gTjIlV
wir bieten	tR
wir brauchen	aKcSiSqKtR
wir das	jQqR
wir einen	qTtR
wir haben	iHkUqR
wir hatten	sQ
wir im	fSiKjQ
wir keine	bSjTsK
wir machen	bR
wir nicht	bTrV
wir nur	gThKqUrK
wir sind	aKbVcRtQ
wir suchen	tR
wir uns	bRqS
wir wachsen	aReH
wir zahlen	hVjDlW
wir zu	bSgTmR
wir$	hSiDjQ
wird	fRqX
wird auch	iU
wird ein	bTtI
wird eine	iU
wird$	cFqTtY
wirkl-	jQpQ
wirklich	jQpQ
wirts-	bVcKj_
wisch-	iVrW
wischen	iVrW
wish	fUgHqRtR
wish to	aKqKtV
wish$	fXgGiK
wisse-	jQ
wissen	jQ
wissen was	sQtR
wissen$	qU
wissz-	eT
wisszeitvg	eT
with 0	aHjSmZpV
with 00	bReRgQmR
with 000	bTjV
with a	bQ
with an	fW
with me	mXpS
with no	jQrRs\\
with one	bYdUmV
with our	iUmJoKpSqKsW
with small	qKsV
with that	jTqQ
with the	rV
with two	eKmX
with view	hR
with you	b[pIsW
with your	pW
with$	sS
withi-	iQ
within	iQ
within 0	iJlXpR
within 00	cIhTiRjS
within the	dRhGiU
witho-	jR
without	jR
without a	iRqItV
without$	jCkKl\\sR
witz	qRrZ
witz$	cJqVrQ
wk	fTtR
wk 0	iV
wk at	cV
wk in	iVtJ
wk$	eTf[hIoR
wks	eThQlS
wks pto	hV
wks then	eRhR
wks$	eU
wlan	gHhU
wlan$	gHhW
wms	jX
wo	aKdWtV
wo :	cX
wo$	fU
woche	fYnY
woche 00	aJgT
woche von	bKfU
woche$	fUgQnR
woche-	fX
wochen	lR
wochen ferien	fIh[
wochen$	lQ
wochenende	f[sR
wochenende$	aHfY
wochenenden	f\\iFsJ
wochenstunden	fZ
wochenstunden$	fX
wohl	bJq[
wohnt	iKnY
wohnu-	aSh]
wohnung	hY
wolle-	bQeZ
wollen	bQeZ
wollen wir	bT
wollt-	gKqXtS
wollte	gJq]
wollten	aKqGtW
woman	aUcJsW
woman$	aXbIcFdJeJfJgKhGiIjIkIlJmJnJoIpJqJrHsStJ
women	pGrUs^
women$	iJrSsR
won't	iTlWnQ
woodl-	cQnK
wool	aSbFeIiJkZ
word	rR
word "	rV
word$	qR
words	aKr\\
words$	r]
work	jV
work (	dV
work from	hT
work is	cZfUiK
work$	jR
worked	jRkUlRpJ
worked a	jVkQpE
worker	eR
worker$	aVfJ
workers	aTjKsVtF
workf-	iQjT
workforce	iQjT
worki-	tT
working	tT
working at	cJjS
working days	iSlJpT
working towards	iIjZ
working$	cHdBfGhWiJjJtV
workl-	bSfS
workload	bSfS
works	bShSjHmR
works$	bUcFgKhYiHjK
works-	iS
workshop	kR
workshop$	bW
workspace	iJjS
wort	jSrX
wort "	rX
wort und	jZ
worte-	rQ
wortl-	jVrX
wortlich	jVrX
would	kd
would be	k\`lR
would do	bEdGeXfUkI
would have	rX
would help	kX
would like	fStV
would rather	qU
would save	kX
would shorten	kY
would suit	s\\
would take	aRqY
would$	jKsVtS
wound	iWlJmR
wrexham$	cShK
write	pT
write "	rU
write it	r[
write the	i\\tI
write$	pU
write-	aRmS
writer	aT
writer$	aY
writers	bHgQmX
writi-	dUiS
writing	dUiS
writing$	iQjV
writt-	lRpR
written	lRpR
written test	pS
wrocl-	cU
wroclaw	cU
wrong	bUgKqS
wrong$	bUgKqS
wrote	pU
wrote$	pTsJ
wunde-	bRkT
wunsc-	fRkSoR
wunsch	hX
wunsch$	hT
wunschenswert	jJkZ
wunschenswert :	kT
wunscht	qY
wurde	q_
wurde freigestellt	qV
wurde-	qT
wurden	qT
wursc-	aSlV
wurscht	aSlV
wurst	fJhWjJl[
wurst$	hUjJl[sJ
x	aX
x 0	aSfR
x 00	fSgV
x im	fSiV
x$	gSrStU
xero	fGj_
xmas	bShXiIjJoT
xmas$	bUfJhWoS
y 0	aTfKmV
y 00	fY
y a	mU
y al	eVfQ
y aleman	kQ
y algo	kR
y buen	jU
y cinco	mSsS
y comedor	hV
y con	jYqQrQ
y conmigo	mX
y corte	jW
y cuatro	qR
y de	eSfRhIiKmGnQ
y dejar	iY
y despues	kQqS
y domingos	fQtI
y dos	bS
y el	mVq\\
y en	cIiJpQtY
y eso	rVsR
y excel	jV
y festivos	gViK
y frances	iKjXkJ
y haber	jQkW
y hacer	iU
y hay	hYjK
y jueves	dU
y la	hXmK
y las	gWiU
y le	iKpUqR
y llamar	iS
y lo	aQgS
y los	aIiW
y luego	eTmW
y marruecos	bScJnS
y media	fX
y metele	rW
y modelo	cJiV
y navidad	jU
y no	sS
y noches	hS
y nos	bYqR
y otra	nT
y por	mQ
y provincia	bS
y que	jSpT
y responde	mS
y sabado	fS
y saber	jW
y se	eQgGhUnQpI
y si	kUoU
y sin	rVsQ
y tesoreria	iU
y tiene	qU
y un	mQqQ
y una	mT
y wifi	hU
y ya	qY
y yo	q[
y$	hQjX
ya	oRqQ
ya la	bIkUq[
ya le	lQ
ya ni	kTqV
ya no	qW
ya sabes	qZ
ya$	bGhHo[
yard	aTcZdHhV
yard$	aSbUc@fQhX
yeah	cHeY
year	eR
year and	bRqK
year contract	e\\
year on	jSlW
year one	fHnW
year to	cKfKnX
year$	bUhQiS
year'-	hU
year's	hU
year--	hTpS
year-round	bQcIhXjI
yearl-	gR
yearly	gR
yearly$	gSjK
years	j]
years ?	tS
years in	iJjZ
years of	jZ
years on	iHjX
years$	oQqX
yes	jUkRtR
yes and	eT
yes we	jW
yes$	iHjWkVoQ
yeste-	bQqY
yesterday	bQqY
yet	qS
yet$	qVtJ
yeux	jX
yeux fermes	jX
yildi-	bU
yildiz	bU
yildiz$	bUhKkK
yo	mSqR
yo me	q]
yo no	iQqQ
yo y	mXqK
yo$	hViJmW
york	cX
york$	cYgK
yorks-	bRcSiK
yorkshire	bRcSiK
you $	lSoK
you and	hS
you are	iKj]lJqGrI
you bring	aKhSiKjFlKpKtX
you call	bVhKqItT
you can	rZtQ
you can't	jWqI
you come	dSmR
you could	aJd\\hJiJjJ
you decide	bSrT
you do	iXjI
you don't	dRiW
you drive	bIgVhEiQjKlR
you for	tT
you get	fWhXtE
you have	jWkToTqJ
you keep	fKgZhKiK
you know	cRkS
you like	dXjJtS
you live	fWhR
you make	jKsJtU
you must	jT
you need	jX
you needn't	lW
you put	hQrU
you read	jQpV
you report	mV
you run	iX
you should	bVjTqI
you sit	jKpT
you stand	gKiJj[
you take	iSjQsT
you the	oQpHqT
you through	lX
you to	iR
you want	eTfYgI
you will	mTtW
you write	aVqJ
you'd	mR
you'd be	iInYtS
you'd work	mToV
you'l-	bQlQ
you'll	bQlQ
you'll be	jZqH
you'll have	qW
you're not	iJjUqH
you'v-	jRqR
you've	jRqR
young	aAsatA
young-	s^
younger	s^
your	gSpT
your call	hJqY
your favour	gXkI
your hat	qS
yours	fSgQpKtY
yours$	fVgR
yours-	gTiKjS
yourself	jS
youth	aU
yr	jY
yr 0	hU
yr exp	fGlX
yr$	eKhYiWpI
yrs	bRj_
yrs +	jX
yrs and	bVrK
yrs in	jS
yrs min	jT
yrs$	hRjQ
yusuf	ma
z	eVsV
zahle-	hRkQ
zahlen	hU
zahlen 00	hT
zahlen wir	gRhTkV
zahlt	gWiR
zahlt der	jUlH
zahlt$	bFcGeIfIg[hRiQjDqKrJ
zahna-	bRcFiTjGqU
zarag-	cVnS
zaragoza	cVnS
zaragoza (	cSgJnV
zbind-	qT
zbinden	qT
zehn	bQ
zeich-	bJiKjWrR
zeige-	lX
zeigen	lX
zeigen wir	lX
zeile	aIbJkKtW
zeile-	gKrW
zeilen	gKrW
zeilen$	gJrY
zeiss	cIiXjX
zeit	bTfTtW
zeit$	bIqKtY
zeita-	e[fIgIiIsJ
zeitarbeit	e[fIgIiIsJ
zeitk-	cJfXgI
zeitkonto	cJfXgI
zeitp-	oS
zeitpunkt	oS
zeitpunkt$	oT
zeitu-	iUjIqS
zeitung	iUjIqS
zell	c[fImJpIqS
zentr-	qT
zentrale	qT
zero	bWhFiQlQrW
zerti-	aJhJjRl[qF
zeugn-	iSjJpR
ziege-	bUcIiXnI
ziehe-	iXjQ
ziehen	iXjQ
ziehen$	iUjS
zieht	bUqT
ziel	iZmK
ziel 0	iZmK
zimme-	bShQmU
zimmer	bXhT
zimmer$	aKbX
zingu-	aS
zingueur	aS
zingueur sur	aQgQ
zingueur$	aU
zitat	aIiQtU
zitat chef	aIiQtU
zoll	mW
zoll 0	aJfKmX
zona	c\`rI
zone	aIcTdKeHfIg]hEiHjKkJlJmJnJoJpJqJrJsJtE
zones	dYtG
zones$	aJdYjKtG
zoom	bKdXiH
zoom$	bKdXiH
zu 0	dShJ
zu besetzen	aUtR
zu den	eSiSjJkT
zu einem	pS
zu hause	bHcHdTiKnW
zu und	bKcGfTgHqDt]
zu uns	bZsXtJ
zu zweit	gSmX
zu$	bJf^tS
zug	cUpGqGrFt]
zug$	aIcXfFgJiKtI
zukau-	iS
zum	oY
zum 0	eIoY
zum 00	fWpR
zum nachstmoglichen	oS
zum$	oVqGtT
zunac-	eSgRlT
zunachst	eSgRlT
zur halfte	dThU
zur$	bToU
zuric-	qWtJ
zurich	qWtJ
zurich$	cQdS
zuruc-	iRqR
zuruck	qT
zuruck$	qU
zusam-	dQtR
zusammen	dRmQtT
zusammen$	aJdUfGtT
zusat-	h\\kR
zusatzliche	bSkWqK
zusatzversorgung	h^
zusatzversorgung$	h\\
zusch-	gThS
zuschuss	hU
zvk-r-	hW
zvk-rente	hW
zvk-rente$	hU
zwanz-	eQ
zwanzig	eQ
zwar	aIbHeXtR
zwei	nQ
zwei davon	mRqV
zwei jahre	jS
zwei tage	bIdUfX
zwei wochen	bRiTqK
zwei$	aIbHcGdHeKfJgKhJiRkKlKmGnXoKpKqKrKsKtI
zweim-	nX
zweimal	nX
zweimal im	fUiJnQ
zweit	gSmX
zweit$	gRmV
zweit-	aQjR
zweite	fQpV
zweite samstag	fV
zweiten	qX
zweiu-	cJfTgQ
zweiunddreißig	fTgQjK
zweiz-	bVhV
zwick-	cV
zwing-	j[
zwingend	j[
zwingend$	jY
zwisc-	fQ
zwischen	fQ
zwischen 0	fW
zwischen 00	mU
zwischen den	hR
zwischen sechs	fV
zwolf	bSmR
zwolf$	mV
zwolf-	f[iE
zzgl	gV
£ 0	bRhY
£ 00	gV
£ 000	gR
ß	pIrYsHtI
€	gR
€ (	fHgR
€ +	gR
€ /	nR
€ 0	kS
€ 00	gT
€ ab	gT
€ bei	gU
€ bruts	eJg]
€ de	cKnV
€ die	bKgUiQ
€ in	pKrU
€ je	gX
€ l'an	gCh\\
€ l'heure	gR
€ plus	gQ
€ pro	g^
€ sachbezug	gS
€ sur	gX
€ zzgl	gV
€$	gVhT`
