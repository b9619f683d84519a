CREATE TABLE "company_letterheads" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"logo" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_letterheads" ADD CONSTRAINT "company_letterheads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;