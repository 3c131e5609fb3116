-- The line of a policy did not tell what is refused from what is let in. Where it is empty it is made of the rules when it is read.
update policy set summary = '' where summary <> '';
