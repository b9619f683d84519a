CREATE TABLE "brief_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brief" text NOT NULL,
	CONSTRAINT "brief_templates_companyId_name_unique" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "brief_templates" ADD CONSTRAINT "brief_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;